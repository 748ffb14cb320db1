import { decimalsOf } from '@cartwright/contract'
import { ShopError } from '../../../errors'
import { emitAll } from '../../../events/emit'
import type { Db, Tx } from '../../../shop'
import type { Tables } from '../../../store/database/engine'
import { groupBy } from '../../../store/reading/group-by'
import { newId, now } from '../../../store/schema/ids'
import { mergeMetadata } from '../../../store/writing/metadata'
import { codeOf } from '../../discount/create-discount'
import { assertDiscount } from '../../discount/discount-rules'
import { type ShopSetup, shopSetup } from '../../region/shop-setup'
import { filled } from '../filled'
import type { RecordOf } from '../imported-record'
import type { RecordWriter, WriteSettings } from '../record-writer'
import { failed, holds, type Judged, judgeKnown, plannedBatch, saidOf } from './planning'
import { regionNamed } from './price-writer'

/**
 * Discounts by their code. The kind of one that is there stays, as do its conditions, which files do not hold. A new one
 * that names no region is for all of them; a fixed one for the first that sells in its currency.
 */
export const discountWriter: RecordWriter<'discount'> = {
  kind: 'discount',
  open: ({ db }, settings) => ({
    plan: async (records) => {
      const known = await knownDiscounts(db, records)
      return plannedBatch(
        records.map((record) => judge(record, known, settings)),
        writeAll,
      )
    },
  }),
}

type DiscountRow = Tables['discount']['$inferSelect']
type RuleRow = Tables['discount_rule']['$inferSelect']
interface Known {
  setup: ShopSetup
  discounts: ReadonlyMap<string, DiscountRow>
  rules: ReadonlyMap<string, RuleRow>
  regions: ReadonlyMap<string, { region_id: string }[]>
}

async function knownDiscounts(db: Db, records: readonly RecordOf<'discount'>[]): Promise<Known> {
  const { discount, discount_rule: rule, discount_regions: link } = db.t
  const codes = records.map(({ code }) => codeOf(code))
  const rows = await db.rowsWhere(discount, { code: codes, deleted_at: null })
  const rules = await db.rowsWhere(rule, { id: rows.flatMap(({ rule_id }) => rule_id ?? []) })
  const links = await db.rowsWhere(link, { discount_id: rows.map(({ id }) => id) })
  return {
    setup: await shopSetup(db),
    discounts: new Map(rows.map((row) => [row.code, row])),
    rules: new Map(rules.map((row) => [row.id, row])),
    regions: groupBy(links, ({ discount_id }) => discount_id),
  }
}

interface Work {
  id: string
  rule_id: string
  isNew: boolean
  discount: Pick<DiscountRow, 'code' | 'is_disabled' | 'starts_at' | 'ends_at' | 'usage_limit' | 'metadata'>
  rule: Pick<RuleRow, 'type' | 'value' | 'allocation' | 'description'>
  /** Those the discount does not have yet, and those it is to lose. */
  added: string[]
  gone: string[]
}

function judge(record: RecordOf<'discount'>, known: Known, settings: WriteSettings): Judged<Work> {
  const { line } = record
  const code = codeOf(record.code)
  const old = known.discounts.get(code)
  const oldRule = known.rules.get(old?.rule_id ?? '')
  if (oldRule && oldRule.type !== record.type)
    return failed(line, {
      column: 'Type',
      value: record.type,
      message: `the discount ${code} is ${oldRule.type}, and its kind stays`,
      hint: 'give the new discount another code',
    })
  const regions = regionsOf(record, known, settings, old !== undefined)
  if ('problem' in regions) return failed(line, regions.problem)
  const work = workOf(record, code, old, oldRule)
  const there = new Set((known.regions.get(work.id) ?? []).map(({ region_id }) => region_id))
  if (regions.ids) {
    work.added = regions.ids.filter((id) => !there.has(id))
    work.gone = [...there].filter((id) => !regions.ids?.includes(id))
  }
  try {
    assertDiscount({ ...work.rule, ...work.discount, regions: (regions.ids ?? [...there]).length })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return failed(line, { column: 'Code', value: code, message: error.message })
  }
  if (!old || !oldRule) return { result: { line, action: 'created', id: work.id }, work }
  const isSame =
    holds(old, work.discount) && holds(oldRule, work.rule) && work.added.length + work.gone.length === 0
  return judgeKnown({ line, id: old.id }, { isSame, name: code, column: 'Code' }, settings, work)
}

function workOf(
  record: RecordOf<'discount'>,
  code: string,
  old: DiscountRow | undefined,
  rule: RuleRow | undefined,
): Work {
  const said = saidOf(record)
  return {
    id: old?.id ?? newId('disc'),
    rule_id: old?.rule_id ?? newId('dru'),
    isNew: !old,
    discount: {
      code,
      is_disabled: said.is_disabled ?? old?.is_disabled ?? false,
      starts_at: said.starts_at ?? old?.starts_at ?? now(),
      ends_at: said.ends_at ?? old?.ends_at ?? null,
      usage_limit: said.usage_limit ?? old?.usage_limit ?? null,
      metadata: old ? mergeMetadata(old.metadata, filled(record.metadata)) : filled(record.metadata),
    },
    rule: {
      type: record.type,
      value: record.value,
      allocation: said.allocation ?? rule?.allocation ?? 'total',
      description: said.description ?? rule?.description ?? null,
    },
    added: [],
    gone: [],
  }
}

/** Ids of the regions a row names; undefined when it names none and the discount has its own. */
function regionsOf(
  record: RecordOf<'discount'>,
  { setup }: Known,
  settings: WriteSettings,
  isKnown: boolean,
):
  | { ids: string[] | undefined }
  | { problem: { column: string; value?: string; message: string; hint: string } } {
  const currency = record.currency_code ?? settings.currency
  const named = record.regions.map((name) => regionNamed(setup, name))
  const unknown = named.indexOf(undefined)
  if (unknown >= 0)
    return {
      problem: {
        column: 'Regions',
        value: record.regions[unknown],
        message: 'the shop has no such region',
        hint: 'make it first, or mend its name',
      },
    }
  const regions = named.flatMap((region) => region ?? [])
  const other = regions.find((region) => isOther(region.currency_code, record, currency))
  if (other)
    return {
      problem: {
        column: 'Value',
        message: `the region ${other.name} sells in ${other.currency_code}, and the value is in ${currency}`,
        hint: `name ${other.currency_code} in a column Currency`,
      },
    }
  if (regions.length > 0) return { ids: [...new Set(regions.map(({ id }) => id))] }
  if (isKnown) return { ids: undefined }
  const all = [...setup.regions.values()]
  if (record.type !== 'fixed') return { ids: all.map(({ id }) => id) }
  return {
    ids: all
      .filter(({ currency_code }) => currency_code === currency)
      .slice(0, 1)
      .map(({ id }) => id),
  }
}

/** A fixed value is in the currency of its region; where a file names none, as many decimals will do. */
const isOther = (region: string, { type, currency_code }: RecordOf<'discount'>, currency: string): boolean =>
  type === 'fixed' &&
  region !== currency &&
  (currency_code !== undefined || decimalsOf(region) !== decimalsOf(currency))

async function writeAll(tx: Tx, all: Work[]): Promise<void> {
  const { discount, discount_rule, discount_regions } = tx.t
  const made = all.filter(({ isNew }) => isNew)
  const changed = all.filter(({ isNew }) => !isNew)
  await tx.insertRows(
    discount_rule,
    made.map(({ rule_id, rule }) => ({ id: rule_id, ...rule })),
  )
  await tx.insertRows(
    discount,
    made.map(({ id, rule_id, discount: fields }) => ({ id, rule_id, is_dynamic: false, ...fields })),
  )
  await tx.updateEach(
    discount_rule,
    changed.map(({ rule_id, rule: { type: _, ...fields } }) => ({ id: rule_id, ...fields })),
  )
  await tx.updateEach(
    discount,
    changed.map(({ id, discount: { code: _, ...fields } }) => ({ id, ...fields })),
  )
  const losing = all.filter(({ gone }) => gone.length > 0)
  if (losing.length > 0) {
    // All regions of these go, and those that stay come back.
    const ids = losing.map(({ id }) => id)
    const kept = await tx.rowsWhere(discount_regions, { discount_id: ids })
    await tx.deleteRows(discount_regions, { discount_id: ids })
    const goneOf = new Map(losing.map(({ id, gone }) => [id, gone]))
    await tx.insertRows(
      discount_regions,
      kept.filter(({ discount_id, region_id }) => !goneOf.get(discount_id)?.includes(region_id)),
    )
  }
  await tx.insertRows(
    discount_regions,
    all.flatMap(({ id, added }) => added.map((region_id) => ({ discount_id: id, region_id }))),
  )
  const about = (some: Work[]) => some.map(({ id }) => ({ id }))
  await emitAll(tx, 'discount.created', about(made))
  await emitAll(tx, 'discount.updated', about(changed))
}
