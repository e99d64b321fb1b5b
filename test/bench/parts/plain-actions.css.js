export const css = `
.top, .foot, .head, .tools, .title, .cond, .adds, .body label { display: flex; align-items: center; gap: 6px }
.top { justify-content: flex-end }
.panel { border: 1px solid #dde0e5; border-radius: 8px; margin-block: 12px; background: #fff; transition: border-color .25s, box-shadow .25s }
.moved { border-color: #1f58b6; box-shadow: 0 0 0 1px #1f58b6 }
.invalid { border-color: #f2a7a1 }
.head { position: relative; min-height: 48px; padding-inline: 8px }
.heading { display: flex; align-items: center; gap: 4px; margin: 0; font-size: 14px; flex: none; max-width: 60% }
.number { min-width: 20px; text-align: end; color: #5a616c }
.title { gap: 8px; min-height: 32px; padding: 6px 4px; border: 0; background: none; font: inherit; cursor: pointer }
.title::after { content: ""; position: absolute; inset: 0 }
.said { flex: 1 1 0; min-width: 0; margin: 0 0 0 4px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 13px; color: #5a616c }
.problem { color: #a9131f; font-size: 13px; margin: 0 8px }
.grip, .tools { position: relative; z-index: 1 }
.tools { flex: none; gap: 0 }
.tools > button, .grip, .top > .icon-only { display: inline-grid; place-items: center; width: 32px; height: 32px; padding: 0; border: 0; border-radius: 4px; background: none; color: inherit }
.tools > .switch { display: flex; gap: 8px; width: auto; margin-right: 13px; font: inherit }
.track { width: 36px; height: 20px; border-radius: 10px; background: #7f8591 }
[aria-checked=true] > .track { background: #1f58b6 }
[disabled] { opacity: .5 }
svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.5; flex: none }
.cond { justify-content: space-between; padding: 6px 16px; background: #f3f4f8; font-size: 13px }
.body { display: grid; gap: 16px; padding: 16px; border-top: 1px solid #ebedf1 }
.body textarea { width: 100%; min-height: 110px; font: inherit; field-sizing: content }
.adds { flex-wrap: wrap; padding: 12px; background: #f3f4f8; border-radius: 8px }
.adds h2 { width: 100%; margin: 0; font-size: 13px }
.adds button { display: inline-flex; align-items: center; gap: 6px; min-height: 36px }
.foot { position: sticky; bottom: 0; justify-content: space-between; padding: 12px 0; background: #fff; border-top: 1px solid #dde0e5 }
`;
