/** What a component's page says beyond its properties, which come from the doc comments of the code. */
export interface Guide {
  /** When to use it, and what to take instead. */
  when: string
  /** The parts it is drawn of, from the outside in or from the start to the end. */
  anatomy: readonly string[]
  /** What the keyboard does. Empty where there is nothing to press. */
  keys: readonly (readonly [keys: string, effect: string])[]
  /** It lies over the page, so that its examples need a window of their own; the height in pixels. */
  windowHeight?: number
}

export const tab = ['Tab', 'Moves the focus to it, and on to the next control'] as const
export const press = ['Enter or Space', 'Presses it'] as const
export const leave = ['Escape', 'Closes it and gives the focus back'] as const
export const trap = [
  'Tab, Shift Tab',
  'Moves between the controls inside; the focus does not leave while it is open',
] as const
