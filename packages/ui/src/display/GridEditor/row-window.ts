/** The rows that are drawn; both belong to it. `last` is -1 where there are none. */
export interface RowWindow {
  first: number
  last: number
}

/** Rows drawn beyond the edge, so that a turn of the wheel does not show the ground. */
const beyond = 6
/** The window moves in steps of this many rows: most turns of the wheel then draw nothing anew. */
const stride = 4

/** Which of `count` rows to draw for a place of the scroll bar and a height, all in pixels. */
export function rowWindow(scrolled: number, height: number, rowHeight: number, count: number): RowWindow {
  const top = Math.floor(scrolled / rowHeight / stride) * stride
  const visible = Math.ceil(height / rowHeight)
  const first = Math.max(0, Math.min(top - beyond, count - 1))
  return { first, last: Math.min(count - 1, Math.max(0, top) + stride + visible + beyond) }
}
