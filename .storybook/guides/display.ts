import { type Guide, press, tab } from './guide.js'

export const display: Record<string, Guide> = {
  Badge: {
    when: 'For a state or a kind in one word. The word says all; colour only helps. For the states the API sends take StatusBadge.',
    anatomy: ['A dot, which plain ones leave out', 'The word'],
    keys: [],
  },
  StatusBadge: {
    when: 'For the status of an order, payment, parcel, product or job, as the API spells it. The word and the colour follow.',
    anatomy: ['A dot in the colour of the status', 'Its name in the language of the reader'],
    keys: [],
  },
  Money: {
    when: 'For an amount, wherever one stands. For what a product costs take Price.',
    anatomy: [
      'The amount with its sign, in numerals of one width, kept together in every direction of writing',
    ],
    keys: [],
  },
  Price: {
    when: 'For what a product costs, with the price before if it was higher.',
    anatomy: [
      '“From”, where it is the cheapest of several',
      'The price',
      'The price before, struck through and read as such',
    ],
    keys: [],
  },
  DateTime: {
    when: 'For a moment. “3 hours ago” for what is recent, the day for what is not; the exact moment stands in its title.',
    anatomy: ['A time element in the notation of the reader'],
    keys: [],
  },
  Keys: {
    when: 'For a key or a chord beside the action it stands for. Written as a Mac writes it, shown as the keyboard of the reader names it.',
    anatomy: ['The keys, never mirrored'],
    keys: [],
  },
  Card: {
    when: 'For a part of a page that stands by itself. Section is the same without a surface, for parts of a card.',
    anatomy: [
      'A line with the title, a sentence and buttons',
      'The content; flush for tables and lists',
      'A footer',
    ],
    keys: [],
  },
  DescriptionList: {
    when: 'For names and what they stand for: the facts of a customer, the sums of an order. For rows that are compared take DataTable.',
    anatomy: ['A line each: the term and its details'],
    keys: [],
  },
  DataTable: {
    when: 'For rows that are compared, sorted, selected and opened. A phone scrolls it sideways inside its frame, so give the first column the name of the row.',
    anatomy: [
      'The head, which stays while the rows scroll',
      'A box to tick for each row and for all',
      'The rows; the first column leads to the thing',
      'The menu of each row',
      'In their place: lines while loading, or the empty state',
    ],
    keys: [
      ['Tab', 'Moves to the table and on to its links and boxes'],
      ['Arrow down or J, Arrow up or K', 'Next or previous row'],
      ['X', 'Selects the row, with Shift all up to it'],
      ['Enter', 'Opens it'],
      ['Space', 'Previews it'],
      ['E', 'Edits it'],
      ['Full stop', 'Opens its menu'],
      ['Escape', 'Clears the selection'],
    ],
  },
  BulkBar: {
    when: 'Below a list, for what can be done with the rows that are selected.',
    anatomy: [
      'How many are selected',
      'A way to select all that match',
      'The buttons',
      'A cross, which clears the selection',
    ],
    keys: [tab, press],
  },
  FilterBar: {
    when: 'Over a list, for what it is narrowed by. Each filter is a chip that says its value in words.',
    anatomy: [
      'A search field',
      'A chip for each filter that is set, with a cross',
      'A button that adds one',
      'A way to clear all',
      'The order of the list at the end',
    ],
    keys: [tab, press, ['Escape', 'Closes the panel of a filter']],
  },
  Pagination: {
    when: 'Below a list that has more than a page. With `hrefFor` its arrows are links, which work without scripts.',
    anatomy: ['Which rows of how many', 'Other sizes of a page', 'Previous and next'],
    keys: [tab, press],
  },
  Tabs: {
    when: 'For panels of the same thing, one at a time. With `href` each has an address of its own. Steps that follow one another are a Wizard.',
    anatomy: [
      'The tabs, with counts of what waits there',
      'Something at the end of the line',
      'The panel of the selected one',
    ],
    keys: [
      ['Tab', 'Moves to the selected tab, then into its panel'],
      ['Arrow keys, Home, End', 'Select another'],
    ],
  },
  Breadcrumbs: {
    when: 'Over a page that lies below another. The last crumb is the page itself and no link.',
    anatomy: ['A link for each page above', 'The name of this one'],
    keys: [tab, ['Enter', 'Follows a link']],
  },
  Timeline: {
    when: 'For what happened to an order or a customer, newest first.',
    anatomy: ['A field for a note', 'Each event: an icon, what happened, who did it, when, what was said'],
    keys: [],
  },
  EmptyState: {
    when: 'In place of a list without entries: what would stand here, what it is good for, and how to get the first.',
    anatomy: ['An icon', 'The title', 'A sentence', 'The actions, the main one first'],
    keys: [],
  },
  ErrorPanel: {
    when: 'In place of what could not be loaded or done. It says what is safe nevertheless and what to do.',
    anatomy: [
      'The title',
      'The sentence',
      'A button to try again',
      'The number of the request, for the people who look into it',
    ],
    keys: [tab, press],
  },
  Skeleton: {
    when: 'Where something of known shape will be in a moment. It waits a little, so that quick answers do not flicker. Where the shape is not known take Spinner.',
    anatomy: [
      'Grey lines, the last one shorter; hidden from readers, who hear the busy state of what holds it',
    ],
    keys: [],
  },
  Spinner: {
    when: 'While something of unknown length is under way. PageSpinner is the one for the first load of a screen.',
    anatomy: [
      'The turning ring, which fades instead where motion is not wanted',
      'What is awaited, for readers',
    ],
    keys: [],
  },
  PermissionGate: {
    when: 'Around what only some people may see or do. It only tidies the screen: the server decides.',
    anatomy: [
      'The content',
      'In its place nothing, a fallback, or a sentence that says what is missing and who can grant it',
    ],
    keys: [],
  },
}
