/** What Orca does otherwise than as delivered: it does not echo keys, needs no braille and reads no page as it opens. */
const unlike = { enableKeyEcho: false, enableBraille: false, sayAllOnLoad: false, pageSummaryOnLoad: false };
const standard = { profile: ["Default", "default"], pronunciations: {}, keybindings: {} };

export const orcaSettings = {
  general: {
    ...unlike,
    startingProfile: ["Default", "default"],
    orcaModifierKeys: ["Insert", "KP_Insert"],
    keyboardLayout: 1,
  },
  profiles: { default: { ...standard, ...unlike } },
  pronunciations: {},
  keybindings: {},
};

/** Without these nothing tells a browser that somebody reads it. */
export const desktopSettings = `[org/gnome/desktop/interface]
toolkit-accessibility=true

[org/gnome/desktop/a11y/applications]
screen-reader-enabled=true
`;

export const accessibleEnvironment = {
  GSETTINGS_BACKEND: "keyfile",
  ACCESSIBILITY_ENABLED: "1",
  NO_AT_BRIDGE: "0",
  GTK_MODULES: "gail:atk-bridge",
};

/** speech-dispatcher with our voice as the only one. Marks are said as they are written. */
export function speechSettings(home) {
  return `LogLevel 1
LogDir "${home}"
DefaultLanguage "ja"
SymbolsPreproc "none"
AddModule "voice" "${home}/voice.py" "voice.conf"
DefaultModule voice
DisableAutoSpawn
`;
}
