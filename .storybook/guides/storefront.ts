import { type Guide, press, tab } from './guide.js'

const typing = ['Any text', 'Is typed'] as const
const follow = ['Enter', 'Follows a link or presses a button'] as const

/** The pieces a shop's pages are made of. They draw on the server and post as plain forms. */
export const storefront: Record<string, Guide> = {
  BuyBar: {
    when: 'On phones, while the button of a product’s page is out of view. BuyForm has it where it is given `bar`; it presses the button of that form, and is not there without scripts.',
    anatomy: ['The name and the price of what is chosen', 'A button that presses that of the form'],
    keys: [tab, press],
  },
  BuyForm: {
    when: 'On the page of a product: everything between its text and the cart. It buys without any script; with one it says at once what a choice means.',
    anatomy: [
      'The price of what is chosen, and when it arrives',
      'The options',
      'What is in stock',
      'How many',
      'The button, or what stands in its place when it is sold out',
    ],
    keys: [tab, ['Arrow keys', 'Choose another value of an option'], press],
  },
  CartLines: {
    when: 'For the lines of a cart, in the drawer and on its page, and for those of an order.',
    anatomy: [
      'Each line: picture, title, variant, price',
      'How many, which is sent as it changes',
      'A button that removes it',
    ],
    keys: [tab, ['Arrow up, Arrow down', 'One more or one less'], press],
  },
  CartSummary: {
    when: 'Beside the lines of a cart: its codes, what it comes to and the way to the checkout.',
    anatomy: ['The field for codes', 'The sums', 'The way on'],
    keys: [tab, follow],
  },
  CheckoutSteps: {
    when: 'For the parts of a checkout on one page. It draws no form: put it into one.',
    anatomy: [
      'Each step: its number, its title, how far it is',
      'The fields of the step',
      'Folded ones show what was entered and a way to change it',
    ],
    keys: [tab, press],
  },
  ChoiceCards: {
    when: 'For one of several where each needs a sentence: ways of delivery, ways to pay. ShippingChoice and PaymentChoice are made of it.',
    anatomy: [
      'A label over the group',
      'Each choice: a dot, a name, a description, something at the end of the line',
    ],
    keys: [
      ['Tab', 'Moves to the chosen one, and out of the group'],
      ['Arrow keys', 'Choose the next or the previous'],
    ],
  },
  CodeField: {
    when: 'For discounts and gift cards in one field, as shoppers need not know which is which.',
    anatomy: [
      'What opens it',
      'The field and its button',
      'The codes that count, each with a way to take it off',
      'What came of the last one',
    ],
    keys: [tab, typing, ['Enter', 'Sends the code']],
  },
  DeliveryPromise: {
    when: 'Beside a price: the days between which something arrives. They come written, so that server and browser say the same; `deliveryWindow` and `deliveryDates` of the SDK make them of what a shipping option says.',
    anatomy: ['A sign', 'The days'],
    keys: [],
  },
  Facets: {
    when: 'Beside a list of products, for what narrows it. Its fields are the address of the page, so a list can be passed on.',
    anatomy: [
      'On wide screens the groups; on phones a button that opens them as a sheet',
      'Boxes with the number of products behind each',
      'A range of prices',
      'A way to clear all',
    ],
    keys: [tab, ['Space', 'Ticks or clears a box'], ['Escape', 'Closes the sheet']],
  },
  FreeDelivery: {
    when: 'In a cart and on the page of a product, where delivery costs nothing from a sum on: `free_delivery` of a cart of the SDK. Where a region has no such delivery, leave it out.',
    anatomy: ['What is missing, or that it is reached', 'A line that fills up, once something counts'],
    keys: [],
  },
  FormField: {
    when: 'For a field of a plain form that the server draws, as in a checkout. Inside an application take TextField.',
    anatomy: ['A label', 'The field', 'A hint and an error below'],
    keys: [tab, typing],
  },
  Gallery: {
    when: 'For the pictures of a product. Without any script they are a row to swipe; with one they open in a dialog.',
    anatomy: [
      'The pictures',
      'A counter',
      'Dots or small pictures that lead to each',
      'The dialog, with a larger picture',
    ],
    keys: [
      tab,
      ['Enter', 'Opens the picture'],
      ['Arrow keys', 'Go to the next or the previous'],
      ['Escape', 'Closes the dialog'],
    ],
  },
  NotifyMe: {
    when: 'Where something is sold out, for an address to write to when it is back.',
    anatomy: ['The field', 'The button', 'What came of it'],
    keys: [tab, typing, ['Enter', 'Sends it']],
  },
  OrderView: {
    when: 'For an order as its buyer reads it, after the purchase and later.',
    anatomy: [
      'What was bought and what it came to',
      'Where it goes and how it is paid',
      'How far it is',
      'What happened to it',
    ],
    keys: [tab, follow],
  },
  PaymentChoice: {
    when: 'For how an order is paid. The form gets the id of the provider, and of a saved card.',
    anatomy: [
      'Cards that were saved',
      'Each way to pay, with a sentence',
      'What it asks for, once it is chosen',
    ],
    keys: [
      ['Tab', 'Moves to the chosen one'],
      ['Arrow keys', 'Choose another'],
    ],
  },
  ShippingChoice: {
    when: 'For how an order is delivered. The form gets the id of the shipping option.',
    anatomy: ['Each way, with what it costs'],
    keys: [
      ['Tab', 'Moves to the chosen one'],
      ['Arrow keys', 'Choose another'],
    ],
  },
  Picture: {
    when: 'For a picture of the shop: its room is kept before it arrives, so nothing on the page moves.',
    anatomy: ['The colour it will have', 'The picture in the size that fits'],
    keys: [],
  },
  RegionSwitch: {
    when: 'Where a shop sells to several regions. It says what a change does to prices, taxes and the cart before it is made.',
    anatomy: [
      'Each region: its currency, its countries, how taxes are shown',
      'What the chosen one changes and drops',
      'The button',
    ],
    keys: [tab, ['Arrow keys', 'Choose a region'], press],
  },
  ReturnLines: {
    when: 'In a form with which a buyer sends pieces of an order back. It asks for more only of the lines that come back.',
    anatomy: [
      'The lines of the order, with what can still come back',
      'How many of a line',
      'Why, and a note, once something of it comes back',
    ],
    keys: [tab, ['Arrows', 'Choose how many, and why'], typing],
  },
  SearchBox: {
    when: 'For the search of a shop, in its head. It leads to what is found without any script and suggests while one types.',
    anatomy: ['The field', 'Its button', 'Suggestions: words, products, categories'],
    keys: [
      typing,
      ['Arrow up, Arrow down', 'Walk through the suggestions'],
      ['Enter', 'Follows one, or searches'],
      ['Escape', 'Puts them away'],
    ],
  },
  SortSelect: {
    when: 'Over a list of products, for its order. Its field is part of the address.',
    anatomy: ['A label', 'The list to choose from', 'A button where there is no script'],
    keys: [tab, ['Arrow keys', 'Choose another order']],
  },
  SizeDrawing: {
    when: 'On the page of a product whose width, height and depth are known: how large it is, beside something that everybody knows. Leave it out where one of the three is missing.',
    anatomy: ['The outline', 'Three measures', 'A sheet of A4 or a door, in the same scale'],
    keys: [],
  },
  Totals: {
    when: 'Below the lines of a cart or an order. The rows add up, and say truly whether the tax is in them.',
    anatomy: ['Each sum with its name', 'The total', 'What is said about tax and shipping'],
    keys: [],
  },
}
