/// The names of `org.freedesktop.Speech.Provider` as we serve it.
package enum SpielInterface {
  /// The name on the bus. Clients find providers by how it ends.
  package static let busName = "org.voiceprovider.Speech.Provider"
  /// Clients make it of the name, each dot a slash.
  package static let objectPath = "/org/voiceprovider/Speech/Provider"
  package static let name = "org.freedesktop.Speech.Provider"
  static let propertiesName = "org.freedesktop.DBus.Properties"
  static let introspectableName = "org.freedesktop.DBus.Introspectable"
  /// What people know the provider by.
  static let providerName = "Voice Provider"
  /// The error's name where there is no voice of the identifier.
  package static let unknownVoiceError = "org.voiceprovider.Speech.Provider.Error.UnknownVoice"

  /// What `Introspect` answers; D-Bus Specification, "Introspection Data Format".
  static let introspection = """
    <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
     "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
    <node>
      <interface name="org.freedesktop.Speech.Provider">
        <method name="Synthesize">
          <arg direction="in" type="h" name="pipe_fd"/>
          <arg direction="in" type="s" name="text"/>
          <arg direction="in" type="s" name="voice_id"/>
          <arg direction="in" type="d" name="pitch"/>
          <arg direction="in" type="d" name="rate"/>
          <arg direction="in" type="b" name="is_ssml"/>
          <arg direction="in" type="s" name="language"/>
        </method>
        <property name="Name" type="s" access="read"/>
        <property name="Voices" type="a(ssstas)" access="read"/>
      </interface>
      <interface name="org.freedesktop.DBus.Properties">
        <method name="Get">
          <arg direction="in" type="s" name="interface"/>
          <arg direction="in" type="s" name="property"/>
          <arg direction="out" type="v" name="value"/>
        </method>
        <method name="GetAll">
          <arg direction="in" type="s" name="interface"/>
          <arg direction="out" type="a{sv}" name="properties"/>
        </method>
        <method name="Set">
          <arg direction="in" type="s" name="interface"/>
          <arg direction="in" type="s" name="property"/>
          <arg direction="in" type="v" name="value"/>
        </method>
        <signal name="PropertiesChanged">
          <arg type="s" name="interface"/>
          <arg type="a{sv}" name="changed_properties"/>
          <arg type="as" name="invalidated_properties"/>
        </signal>
      </interface>
      <interface name="org.freedesktop.DBus.Introspectable">
        <method name="Introspect">
          <arg direction="out" type="s" name="data"/>
        </method>
      </interface>
      <interface name="org.freedesktop.DBus.Peer">
        <method name="Ping"/>
        <method name="GetMachineId">
          <arg direction="out" type="s" name="machine_uuid"/>
        </method>
      </interface>
    </node>

    """
}
