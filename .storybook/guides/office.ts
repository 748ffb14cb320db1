import { type Guide, press, tab } from './guide.js'

const typing = ['Any text', 'Is typed'] as const

/** The larger pieces of a back office. */
export const office: Record<string, Guide> = {
  Chart: {
    when: 'For figures over time or by kind. What matters is said in words beside it; the drawing shows how it came to be.',
    anatomy: [
      'The drawing',
      'The point under the pointer or the focus, in words',
      'The same figures as a table',
    ],
    keys: [tab, ['Arrow keys', 'Walk along the points']],
  },
  DateRange: {
    when: 'For from and until: the orders of last week, a discount in December.',
    anatomy: [
      'The field with the range in words',
      'Ranges that are often wanted',
      'One month to choose from',
      'Two fields to type into',
    ],
    keys: [
      tab,
      ['Arrow keys', 'Walk from day to day'],
      ['Page up, Page down', 'The month before or after'],
      ['Enter', 'Chooses a day'],
      ['Escape', 'Closes it'],
    ],
  },
  FileDrop: {
    when: 'For files that are sent at once, each with its progress. For the pictures of a product take MediaPicker.',
    anatomy: [
      'The field that takes files, by drop, by paste or from a dialog',
      'A line for each file: its name, how far it is, what went wrong, a way to stop it',
    ],
    keys: [tab, press, ['Escape', 'Stops the file that has the focus']],
  },
  MetadataEditor: {
    when: 'For keys and values that an application keeps on a record, by those who know what they mean.',
    anatomy: ['A line for each key with its value', 'A button that adds one', 'All of it as JSON'],
    keys: [tab, typing, press],
  },
  RichTextField: {
    when: 'For text with headings, lists and links, like the description of a product. For plain sentences take TextField with `rows`.',
    anatomy: ['A label', 'The bar of tools', 'The text', 'A hint and an error below'],
    keys: [
      tab,
      typing,
      ['Arrow keys in the bar', 'Walk through the tools'],
      ['⌘B, ⌘I or Ctrl B, Ctrl I', 'Bold, italic'],
    ],
  },
  SavedViews: {
    when: 'Over a list that is looked at in the same few ways. A view is a name for filters, order and columns.',
    anatomy: [
      'The views as tabs',
      'Those without room in a menu',
      'What can be done with a view',
      'A button that saves what changed',
    ],
    keys: [tab, ['Arrow keys', 'Select another view'], press],
  },
  GridEditor: {
    when: 'For many values at once, as in a spreadsheet: prices of variants, stock of a delivery. For rows that are only read or opened take DataTable.',
    anatomy: [
      'The head',
      'The cells; what is no value of its column stays marked and counted',
      'The line at the foot: what changed, what is wrong',
    ],
    keys: [
      ['Arrow keys', 'Move; with Shift they extend the selection'],
      ['Typing or F2', 'Edits the cell'],
      ['Enter, Tab', 'Keep the value and go on'],
      ['Escape', 'Leaves the cell as it was'],
      ['⌘C, ⌘V or Ctrl C, Ctrl V', 'Copy and paste, also from a spreadsheet'],
      ['⌘D or Ctrl D', 'Fills downwards'],
      ['⌘Z or Ctrl Z', 'Undoes'],
      ['Delete', 'Empties what is selected'],
    ],
  },
  RelationPicker: {
    when: 'For records of another kind: the products of a collection, the customers of a group.',
    anatomy: [
      'The records that are chosen, each with a way to take it out',
      'A button that opens the list',
      'The list, with a search and boxes to tick',
    ],
    keys: [tab, press, ['Space', 'Ticks a record'], ['Escape', 'Closes the list']],
  },
  Tree: {
    when: 'For things below one another, like categories, that are opened, moved and renamed.',
    anatomy: [
      'A row for each item: what opens it, its name, its menu',
      'The place an item would land while it is moved',
    ],
    keys: [
      ['Arrow up, Arrow down', 'Walk'],
      ['Arrow right, Arrow left', 'Open and close; mirrored where one reads from the right'],
      ['Alt with an arrow key', 'Moves the item up, down, in or out'],
      ['F2', 'Renames it'],
    ],
  },
  ErrorBoundary: {
    when: 'Around a part that comes from elsewhere, like an extension, so that its fault stays its own.',
    anatomy: ['The part', 'In its place, once it failed, a sentence and a button that tries again'],
    keys: [tab, press],
  },
  ForbiddenState: {
    when: 'In place of a page the person signed in may not see. It says what is missing and who can grant it.',
    anatomy: ['The title', 'What is missing', 'Who can grant it', 'The actions'],
    keys: [tab, press],
  },
  LoadingOverlay: {
    when: 'While something is under way that nothing else on the page may interfere with. It shows after a second, so most never see it. For a part of a page take Skeleton or Spinner.',
    anatomy: ['A veil over the whole window', 'The spinner and what is awaited'],
    keys: [],
    windowHeight: 320,
  },
}
