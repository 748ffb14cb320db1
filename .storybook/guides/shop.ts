import { type Guide, tab, trap } from './guide.js'

export const shop: Record<string, Guide> = {
  ProductCard: {
    when: 'For a product in a grid. The whole card leads to it through one link, so a reader hears it once.',
    anatomy: [
      'The picture',
      'The title, which is the link',
      'The subtitle',
      'The price, or that it is sold out',
    ],
    keys: [tab, ['Enter', 'Follows the link']],
  },
  VariantPicker: {
    when: 'Where a product has sizes, colours and the like. What is sold out can be chosen and says so, what does not exist is crossed out: no choice is a dead end.',
    anatomy: [
      'A group for each option, named by it and its value',
      'A choice for each value',
      'From many values on, a list in place of the group',
    ],
    keys: [
      ['Tab', 'Moves from option to option'],
      ['Arrow keys', 'Choose another value'],
    ],
  },
  QuantityStepper: {
    when: 'For how many pieces, between the least and what is in stock.',
    anatomy: ['Minus', 'The number, which can be typed', 'Plus'],
    keys: [tab, ['Arrow up, Arrow down', 'One more or one less'], ['Home, End', 'The least or the most']],
  },
  AddressForm: {
    when: 'For an address to send goods or bills to. Its fields, their order and their names follow the country.',
    anatomy: ['The country', 'The fields of that country', 'An error under each'],
    keys: [tab],
  },
  CartDrawer: {
    when: 'To show the cart beside the page, after adding to it or from its button.',
    anatomy: [
      'The title with the number of pieces',
      'Each line: picture, title, variant, how many, price, a way to remove it',
      'Something between: a code, a note',
      'The sums',
      'The way to the checkout',
    ],
    keys: [trap, ['Escape', 'Closes it and gives the focus back']],
    windowHeight: 640,
  },
}
