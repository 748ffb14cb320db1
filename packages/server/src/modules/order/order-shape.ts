import { type Shape, withRelations } from '../../store/reading/shape'

const forFigures = [
  'items.tax_lines',
  'items.adjustments',
  'shipping_methods.tax_lines',
  'discounts.rule',
  'gift_cards',
  'gift_card_transactions.gift_card',
  'payments',
  'refunds',
  'region',
]
const ofLaterLines = ['additional_items.tax_lines', 'additional_items.adjustments']

const known = new WeakMap<Shape, Shape>()

/**
 * What must be loaded to answer an order in a shape: its figures need lines, taxes and payments whether or not they
 * are shown, and lines that are shown come with their product (endpoints.json `implicit_relations`).
 */
export function loadedShape(shown: Shape): Shape {
  let loaded = known.get(shown)
  if (!loaded) {
    loaded = withRelations(withColumns(shown, ['tax_rate', 'no_notification']), [
      ...forFigures,
      ...(shown.relations.has('items') ? ['items.variant.product.profiles'] : []),
      ...['swaps', 'claims']
        .filter((name) => shown.relations.has(name) || shown.relations.has('returnable_items'))
        .flatMap((name) => ofLaterLines.map((path) => `${name}.${path}`)),
      ...(shown.relations.has('sales_channels') ? ['sales_channel'] : []),
    ])
    known.set(shown, loaded)
  }
  return loaded
}

function withColumns(shape: Shape, columns: readonly string[]): Shape {
  if (!shape.columns) return shape
  return { columns: new Set([...shape.columns, ...columns]), relations: shape.relations }
}
