// The classic script has run by now, so its global is there.
ConsoleEditors.configure({ onError: (error) => console.error(error) });
document.getElementById("classic-version").textContent = `ConsoleEditors ${ConsoleEditors.version}`;
