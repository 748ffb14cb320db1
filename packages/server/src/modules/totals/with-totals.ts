interface Parts {
  items: readonly object[]
  shipping_methods?: readonly object[] | null
}

type Row<Rows> = NonNullable<Rows> extends readonly (infer R)[] ? R : never

type WithTotals<S extends Parts, T extends Parts> = Omit<S, keyof Parts> &
  Omit<T, keyof Parts> & {
    items: (Row<S['items']> & Row<T['items']>)[]
    shipping_methods: (Row<S['shipping_methods']> & Row<T['shipping_methods']>)[]
  }

/** A sale with its figures where the answer shows them: on itself, its lines and its shipping methods. */
export function withTotals<S extends Parts, T extends Parts>(sale: S, totals: T): WithTotals<S, T> {
  return {
    ...sale,
    ...totals,
    items: paired(sale.items, totals.items),
    shipping_methods: paired(sale.shipping_methods, totals.shipping_methods),
  } as unknown as WithTotals<S, T>
}

function paired(
  rows: readonly object[] | null | undefined,
  figures: readonly object[] | null | undefined,
): object[] {
  return (rows ?? []).map((row, index) => ({ ...row, ...figures?.[index] }))
}
