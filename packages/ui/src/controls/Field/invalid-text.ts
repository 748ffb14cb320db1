/**
 * What a field reports in place of a value while its text says none: `19.9O`, a date half typed. It is no number, no
 * string and not null, so code that would save it does not compile until it says what happens then.
 */
export const invalidText: unique symbol = Symbol.for('cartwright.invalid-text')
export type InvalidText = typeof invalidText

/** The first control of a form whose text says no value; undefined when all of them can be read. */
export function unreadableControl(form: HTMLFormElement): HTMLInputElement | undefined {
  return ([...form.elements] as Partial<HTMLInputElement>[]).find(
    (control) => control.validity?.customError || control.validity?.badInput,
  ) as HTMLInputElement | undefined
}
