#ifndef CATTEMPTS_H
#define CATTEMPTS_H

// Tries what a confined process may do and what not, and prints a line for each on standard output: a
// name, and the number of the error or 0.
//
// `folder` is the one that may be read and has a file "inside"; `outside` is a file elsewhere.
void cattempts_run(const char *folder, const char *outside);

#endif
