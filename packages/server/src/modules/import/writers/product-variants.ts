import type { Product, ProductVariant } from '@cartwright/contract'
import { newId } from '../../../store/schema/ids'
import { mergedInto } from '../filled'
import { holds } from './planning'
import type { WantedProduct, WantedVariant } from './product-wanted'

/** What becomes of the options of a product. */
export interface OptionChange {
  /** In the order of the file's. */
  ids: string[]
  made: { id: string; title: string; product_id: string }[]
  renamed: { id: string; title: string }[]
  gone: string[]
}

/** A new title in the place of one that went is its new name. */
export function optionChange(old: Product, { options, keeps_variants }: WantedProduct): OptionChange {
  const known = new Map((old.options ?? []).map(({ id, title }) => [title, id]))
  const spare = [...known].flatMap(([title, id]) => (options.includes(title) ? [] : id))
  const made: OptionChange['made'] = []
  const renamed: OptionChange['renamed'] = []
  const ids = options.map((title) => {
    const same = known.get(title)
    if (same) return same
    const id = spare.shift()
    if (id) renamed.push({ id, title })
    else made.push({ id: newId('opt'), title, product_id: old.id })
    return id ?? (made.at(-1)?.id as string)
  })
  return { ids, made, renamed, gone: keeps_variants ? [] : spare }
}

export interface KeptVariant {
  old: ProductVariant
  rank: number
  variant: WantedVariant
}
export interface VariantChange {
  added: { rank: number; variant: WantedVariant }[]
  kept: KeptVariant[]
  gone: string[]
}

/** Which variants of the file are which of the shop's, and the places they get. */
export function variantChange(
  old: Product,
  wanted: WantedProduct,
  optionIds: readonly string[],
): VariantChange {
  const olds = old.variants ?? []
  const pairs = paired(olds, wanted.variants, optionIds)
  const kept = [...pairs].map(([variant, before]) => ({ old: before, variant }))
  const added = wanted.variants.filter((variant) => !pairs.has(variant))
  const named = new Set(pairs.values())
  const gone = wanted.keeps_variants ? [] : olds.flatMap((one) => (named.has(one) ? [] : one.id))
  const places = kept.map(({ old: before }) => olds.indexOf(before))
  const last = wanted.variants.lastIndexOf(kept.at(-1)?.variant as WantedVariant)
  const isOrdered =
    places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)) &&
    added.every((variant) => wanted.variants.indexOf(variant) > last)
  // Those that stand in the file's order keep their places; the others are numbered anew.
  if (wanted.keeps_variants || isOrdered) {
    const first = Math.max(-1, ...olds.map(({ variant_rank }) => variant_rank ?? 0)) + 1
    return {
      kept: kept.map((one) => ({ ...one, rank: one.old.variant_rank ?? 0 })),
      added: added.map((variant, at) => ({ variant, rank: first + at })),
      gone,
    }
  }
  const rank = (variant: WantedVariant) => wanted.variants.indexOf(variant)
  return {
    kept: kept.map((one) => ({ ...one, rank: rank(one.variant) })),
    added: added.map((variant) => ({ variant, rank: rank(variant) })),
    gone,
  }
}

/** By id, by option values, by SKU; where there are no options by title, and the only ones that are left. */
function paired(
  olds: readonly ProductVariant[],
  variants: readonly WantedVariant[],
  optionIds: readonly string[],
): Map<WantedVariant, ProductVariant> {
  const pairs = new Map<WantedVariant, ProductVariant>()
  const free = new Set(olds)
  const pair = (
    keyOfOld: (old: ProductVariant) => string | null | undefined,
    keyOf: (variant: WantedVariant) => string | null | undefined,
  ) => {
    const byKey = new Map([...free].reverse().flatMap((old) => [[keyOfOld(old), old] as const]))
    for (const variant of variants) {
      const key = keyOf(variant)
      const old = pairs.has(variant) || !key ? undefined : byKey.get(key)
      if (!old || !free.delete(old)) continue
      pairs.set(variant, old)
    }
  }
  pair(
    ({ id }) => id,
    ({ id }) => id,
  )
  if (optionIds.length > 0)
    pair(
      ({ options = [] }) =>
        JSON.stringify(optionIds.map((id) => options.find(({ option_id }) => option_id === id)?.value ?? '')),
      ({ options }) => JSON.stringify(options),
    )
  pair(
    ({ sku }) => sku,
    ({ fields }) => fields.sku,
  )
  if (optionIds.length > 0) return ordered(pairs, variants)
  pair(
    ({ title }) => title,
    ({ title }) => title,
  )
  const left = variants.filter((variant) => !pairs.has(variant))
  const [only] = free
  if (left.length === 1 && free.size === 1 && only) pairs.set(left[0] as WantedVariant, only)
  return ordered(pairs, variants)
}

const ordered = <V>(pairs: Map<WantedVariant, V>, variants: readonly WantedVariant[]) =>
  new Map(variants.flatMap((variant) => (pairs.has(variant) ? [[variant, pairs.get(variant) as V]] : [])))

/** What a variant that is kept looks like afterwards; undefined when it is so already. */
export function variantRow({ old, rank, variant }: KeptVariant) {
  const row = {
    title: variant.title,
    ...variant.fields,
    variant_rank: rank,
    metadata: mergedInto(old.metadata, variant.metadata),
  }
  return holds<object>(old, row) ? undefined : row
}

/** Option values that a variant that is kept has not, or has otherwise. */
export function valueChange({ old, variant }: KeptVariant, optionIds: readonly string[]) {
  const added: { option_id: string; variant_id: string; value: string }[] = []
  const changed: { id: string; value: string }[] = []
  for (const [at, option_id] of optionIds.entries()) {
    const value = variant.options[at] ?? ''
    const known = (old.options ?? []).find((one) => one.option_id === option_id)
    if (!known) added.push({ option_id, variant_id: old.id, value })
    else if (known.value !== value) changed.push({ id: known.id, value })
  }
  return { added, changed }
}
