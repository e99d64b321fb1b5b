// A legacy page gives the editor the reservations that the sequence is tried with.
const given = document.getElementById("episode-reservations");
document.querySelector("episode-editor").reservations = JSON.parse(given.textContent);
