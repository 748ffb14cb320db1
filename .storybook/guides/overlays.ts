import { type Guide, leave, press, tab, trap } from './guide.js'

const choose = ['Arrow keys, Home, End', 'Move between the entries'] as const

export const overlays: Record<string, Guide> = {
  Modal: {
    when: 'For a short task that belongs to the page below and must be finished or left first. For a yes or no take AlertDialog, for several steps Wizard, for a whole screen FocusModal, for what accompanies the page Drawer.',
    anatomy: [
      'A veil over the page',
      'The title, which names the window',
      'A sentence below it',
      'The body, which scrolls',
      'The buttons, the main one last',
      'A cross in the corner',
    ],
    keys: [trap, leave],
    windowHeight: 480,
  },
  LayeredModal: {
    when: 'Where a choice leads to another and back: a product, then its variant. Screens below keep what was typed, their scroll position and their focus.',
    anatomy: [
      'A window like Modal',
      'The screen on top, with its title',
      'A way back on every screen but the first',
      'A cross, which takes all screens away',
    ],
    keys: [trap, ['Escape', 'Takes the screen on top away; on the first one closes the window']],
    windowHeight: 480,
  },
  FocusModal: {
    when: 'For a task that needs the whole window, like writing a new product, with something to save at its end. While there is something to lose, leaving asks first.',
    anatomy: [
      'A bar with “Cancel”, the title and “Save changes”',
      'The body, which scrolls',
      'The question, when somebody leaves with changes',
    ],
    keys: [
      trap,
      ['⌘S or Ctrl S', 'Saves'],
      ['Escape', 'Leaves, and asks first where something would be lost'],
    ],
    windowHeight: 480,
  },
  AlertDialog: {
    when: 'Before something that cannot be undone. Its title names the object and its button repeats the verb. For what can be undone do it, and offer the way back in a toast.',
    anatomy: [
      'The title: a question',
      'What happens, and what cannot be taken back',
      'A field for the text that must be typed, if there is one',
      '“Cancel”, which has the focus first, and the action',
    ],
    keys: [trap, leave],
    windowHeight: 400,
  },
  Drawer: {
    when: 'For what accompanies the page: a preview, filters on a phone, details of a row. On small screens the bottom one is a sheet.',
    anatomy: ['A veil over the page', 'The title', 'The body, which scrolls', 'Buttons at the end'],
    keys: [trap, leave],
    windowHeight: 480,
  },
  Wizard: {
    when: 'For a task that is easier in steps, each with a question of its own. Two fields need no wizard.',
    anatomy: [
      'The title of the whole',
      '“Step 2 of 3” and the title of the step',
      'The fields of the step',
      '“Back”, and “Next”, which becomes “Submit” on the last step',
    ],
    keys: [trap, leave],
    windowHeight: 480,
  },
  Toast: {
    when: 'To say that something has happened elsewhere on the page or later than the press: saved, failed, deleted with a way back. What must be read before going on belongs on the page.',
    anatomy: [
      'One region for the application',
      'Each toast: an icon, the title, a text, one action, a cross',
    ],
    keys: [tab, press, ['Focus or pointer on one', 'Keeps it from leaving']],
    windowHeight: 480,
  },
  Tooltip: {
    when: 'To name a control that shows only an icon, or to explain it in a few words. Fingers never see it, so nothing may be said only here. For more take HoverCard or Popover.',
    anatomy: ['The control it belongs to', 'The text, at most 220 pixels wide', 'The shortcut'],
    keys: [
      ['Tab', 'Opens it as the control gets the focus'],
      ['Escape', 'Closes it'],
    ],
    windowHeight: 200,
  },
  HoverCard: {
    when: 'For a closer look at what a link leads to. It holds nothing to press, and all it says also stands where the thing leads.',
    anatomy: ['The link or picture it belongs to', 'The card, mounted only while it is open'],
    keys: [
      ['Tab', 'Opens it when the focus rests on the control'],
      ['Escape', 'Closes it'],
    ],
    windowHeight: 320,
  },
  Popover: {
    when: 'For a few controls beside the button that opens them: a filter, a choice of columns. For a list of actions take Menu.',
    anatomy: ['The button', 'The panel, with a name that is read aloud'],
    keys: [press, ['Tab', 'Moves inside'], leave],
    windowHeight: 320,
  },
  Menu: {
    when: 'For actions that need not be seen all the time. What removes something stands last and is marked. For choosing a value take Select.',
    anatomy: [
      'The button',
      'Groups, with a line or a rule between them',
      'Each entry: an icon, a name, a description, its keys',
    ],
    keys: [
      ['Enter, Space or Arrow down', 'Opens it'],
      choose,
      ['Letters', 'Go to the entry that begins with them'],
      ['Enter', 'Does it'],
      leave,
    ],
    windowHeight: 320,
  },
  CommandPalette: {
    when: 'To reach every page, record and action of an application by typing. What it offers can also be reached by pressing; it is the quick way, not the only one.',
    anatomy: [
      'A field',
      'Groups of results: records, pages, actions',
      'Each result: an icon, a name, a description, its keys',
      'A line while the search is under way, or when nothing was found',
    ],
    keys: [
      ['Any text', 'Searches'],
      ['Arrow up, Arrow down', 'Choose a result'],
      ['Enter', 'Does it or goes there'],
      leave,
    ],
    windowHeight: 480,
  },
}
