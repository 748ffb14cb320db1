import { type Guide, leave, press, tab } from './guide.js'

const typing = ['Any text', 'Is typed'] as const

export const controls: Record<string, Guide> = {
  Button: {
    when: 'For what is done on this page: save, add, refund. One primary button a view, danger only for what cannot be undone. To go to another page take Link, or LinkButton where it must look like a button.',
    anatomy: [
      'An icon before the text',
      'The text: a verb, with its object where that is not plain',
      'An icon after the text',
      'While it is busy, a spinner in place of the icon',
    ],
    keys: [tab, press],
  },
  IconButton: {
    when: 'Where there is no room for words and the icon is known to everybody: close, more, search. Its name is read aloud and shown as a tooltip. Anything a reader must think about takes a Button with a text.',
    anatomy: [
      'A square as high as the buttons beside it, at least 24 pixels',
      'The icon',
      'A tooltip with the name and, if there is one, the shortcut',
    ],
    keys: [tab, press],
  },
  Link: {
    when: 'To go somewhere: another page, another part, another site. For what changes something take Button.',
    anatomy: ['An anchor with its text; plain ones are underlined only under the pointer'],
    keys: [tab, ['Enter', 'Follows it']],
  },
  Checkbox: {
    when: 'For yes or no that is decided together with the rest of a form, or for several of many. For what takes effect at once take Switch.',
    anatomy: ['The box', 'The text beside it, which can be pressed too', 'A hint and an error below'],
    keys: [tab, ['Space', 'Ticks or clears it']],
  },
  Switch: {
    when: 'For what is on or off and takes effect at once, without a button to save. Inside a form that is saved as a whole take Checkbox.',
    anatomy: ['What is switched', 'A hint below it', 'The switch at the end of the line'],
    keys: [tab, ['Space', 'Switches it']],
  },
  RadioGroup: {
    when: 'For one of a few that should all be seen, like ways of delivery with their prices. From about six on take Select.',
    anatomy: [
      'A label over the group',
      'Each choice: a dot, its name, a description, something at the end of the line',
      'A hint and an error below',
    ],
    keys: [
      ['Tab', 'Moves to the chosen one, and out of the group'],
      ['Arrow keys', 'Choose the next or the previous'],
    ],
  },
  Select: {
    when: 'For one of a list that is short enough to look through. For a few that should be compared take RadioGroup, for many that must be searched ComboBox.',
    anatomy: [
      'A label',
      'A button with what is chosen',
      'The list, in groups where there are some',
      'A hint and an error below',
    ],
    keys: [
      tab,
      ['Enter, Space or Arrow down', 'Opens the list'],
      ['Arrow keys, Home, End', 'Move in the list'],
      ['Letters', 'Go to the choice that begins with them'],
      ['Enter', 'Chooses'],
      leave,
    ],
  },
  ComboBox: {
    when: 'For one of many, found by typing: a customer, a product, a country. With `onSearch` the choices come from elsewhere.',
    anatomy: [
      'A label',
      'A field to type into',
      'A button that opens the list',
      'The list of what was found, with its state while the search is under way',
      'A hint and an error below',
    ],
    keys: [
      tab,
      typing,
      ['Arrow down, Arrow up', 'Open the list and move in it'],
      ['Enter', 'Chooses'],
      ['Escape', 'Closes the list'],
    ],
  },
  TextField: {
    when: 'For a line of text, or with `rows` for a longer one. For numbers, money, dates and searches there are fields of their own.',
    anatomy: [
      'A label, with an asterisk where a text is required',
      'Something before and after the text: a sign, a unit, a button',
      'The field',
      'A hint, and in its place the first error with a count of the others',
    ],
    keys: [tab, typing],
  },
  SearchField: {
    when: 'For what narrows a list or leads to results. A cross empties it.',
    anatomy: [
      'A magnifying glass',
      'The field',
      'The key that leads here, while it is empty',
      'A cross, while it is not',
    ],
    keys: [tab, typing, ['Enter', 'Searches at once'], ['Escape', 'Empties it']],
  },
  NumberInput: {
    when: 'For a count or a measure. Decimals are those of the reader. For money take MoneyInput, for the pieces of a cart QuantityStepper.',
    anatomy: [
      'A label',
      'The field, with a unit after the number',
      'Two buttons, which repeat while they are held',
      'A hint and an error below',
    ],
    keys: [
      tab,
      ['Arrow up, Arrow down', 'One step up or down'],
      ['Page up, Page down', 'A large step'],
      ['Home, End', 'The least or the most that is allowed'],
    ],
  },
  MoneyInput: {
    when: 'For an amount in a known currency. It is typed as the reader writes money and kept as an integer of minor units, so that 19.99 is exactly 1999. While the text is no amount it reports none.',
    anatomy: ['A label', 'The field', 'The currency', 'A hint and an error below'],
    keys: [tab, typing],
  },
  DateInput: {
    when: 'For a day, or with `withTime` a moment. The calendar is that of the browser, which on a phone is the one its owner knows.',
    anatomy: ['A label', 'The field, in the order of the reader', 'A hint and an error below'],
    keys: [
      tab,
      ['Arrow keys', 'Move between day, month and year and change them'],
      ['Space', 'Opens the calendar where the browser has one'],
    ],
  },
  MediaPicker: {
    when: 'For the pictures of a thing, in an order, one of them as the cover.',
    anatomy: [
      'A tile for each picture, the cover marked',
      'On each tile: move earlier, move later, use as cover, remove',
      'A tile that takes files, by drop or from a dialog',
    ],
    keys: [tab, press],
  },
  Field: {
    when: 'Around a control that is not one of ours, so that it has a label, a hint and an error like the others.',
    anatomy: [
      'A label, with an asterisk where something is required',
      'The control',
      'A hint, and in its place the first error with a count of the others',
    ],
    keys: [],
  },
  Form: {
    when: 'Around fields that are sent together. What the server refuses lands on the field of that name, until it is changed.',
    anatomy: [
      'Fields in one column',
      'FormRow: fields side by side where there is room',
      'FormActions: the buttons at the end',
    ],
    keys: [tab, ['Enter in a field', 'Sends the form']],
  },
}
