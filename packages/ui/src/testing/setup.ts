// jsdom lacks what the overlays ask of a browser.
globalThis.CSS ??= {} as typeof CSS
CSS.escape ??= (value) => value.replace(/[^a-zA-Z0-9_-]/g, (character) => `\\${character}`)
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
