/* The day as both plain pages draw it: a column of 100 px a person, one pixel a minute from eight in the morning. */

export const columnWidth = 100;
export const firstMinute = 8 * 60;
const gridHeight = 14 * 60;

export const gridStyle = {
  position: "relative",
  height: `${gridHeight}px`,
  background:
    "repeating-linear-gradient(#fff 0 29px, #ddd 29px 30px), repeating-linear-gradient(90deg, #fff 0 99px, #ddd 99px 100px)",
};

export const headStyle = { display: "flex", position: "sticky", top: 0, background: "#fff", zIndex: 4 };

export function eventStyle(column, { start, end }) {
  return {
    position: "absolute",
    left: `${column * columnWidth + 1}px`,
    width: `${columnWidth - 4}px`,
    top: `${start - firstMinute}px`,
    height: `${end - start}px`,
    background: "#cde",
    overflow: "hidden",
    fontSize: "11px",
    boxSizing: "border-box",
    borderLeft: "3px solid #48c",
  };
}

/** Drags by one transform, in steps of a quarter of an hour; nothing else is drawn until the drop. */
export function dragByTransform(down, dropped) {
  const element = down.target.closest(".ev");
  if (!element) return;
  let minutes = 0;
  element.setPointerCapture(down.pointerId);
  element.style.zIndex = 3;
  element.onpointermove = ({ clientX, clientY }) => {
    minutes = Math.round((clientY - down.clientY) / 15) * 15;
    const across = Math.round((clientX - down.clientX) / columnWidth) * columnWidth;
    element.style.transform = `translate(${across}px, ${minutes}px)`;
  };
  element.onpointerup = () => {
    element.onpointermove = null;
    element.onpointerup = null;
    element.style.transform = "";
    element.style.zIndex = "";
    dropped(element.dataset.id, minutes);
  };
}
