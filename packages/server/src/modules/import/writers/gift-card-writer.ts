import { decimalsOf } from '@cartwright/contract'
import { emitAll } from '../../../events/emit'
import type { Db, Tx } from '../../../shop'
import type { Tables } from '../../../store/database/engine'
import { newId } from '../../../store/schema/ids'
import { mergeMetadata } from '../../../store/writing/metadata'
import { cardTaxRate, giftCardCode } from '../../gift-card/sold-cards'
import { type RegionSetup, type ShopSetup, shopSetup } from '../../region/shop-setup'
import { filled } from '../filled'
import type { RecordOf } from '../imported-record'
import { giftCardsNamed } from '../queries'
import type { RecordWriter, WriteSettings } from '../record-writer'
import { failed, holds, type Judged, judgeKnown, plannedBatch, saidOf } from './planning'
import { regionNamed } from './price-writer'

/**
 * Gift cards by their id or code; new ones get the code of the file or one the shop draws. What a card was worth stays,
 * what is left of it is what the file says.
 */
export const giftCardWriter: RecordWriter<'gift_card'> = {
  kind: 'gift_card',
  open: ({ db }, settings) => ({
    plan: async (records) => {
      const known = await knownCards(db, records)
      return plannedBatch(
        records.map((record) => judge(record, known, settings)),
        writeAll,
      )
    },
  }),
}

type CardRow = Tables['gift_card']['$inferSelect']
interface Known {
  setup: ShopSetup
  byId: ReadonlyMap<string, CardRow>
  byCode: ReadonlyMap<string, CardRow>
}

async function knownCards(db: Db, records: readonly RecordOf<'gift_card'>[]): Promise<Known> {
  const rows = await giftCardsNamed(
    db,
    records.flatMap(({ id }) => id ?? []),
    records.flatMap(({ code }) => code ?? []),
  )
  return {
    setup: await shopSetup(db),
    byId: new Map(rows.map((row) => [row.id, row])),
    byCode: new Map(rows.map((row) => [row.code, row])),
  }
}

interface Work {
  id: string
  isNew: boolean
  card: Pick<CardRow, 'code' | 'value' | 'tax_rate'>
  fields: Pick<CardRow, 'balance' | 'region_id' | 'is_disabled' | 'ends_at' | 'metadata'>
}

function judge(record: RecordOf<'gift_card'>, known: Known, settings: WriteSettings): Judged<Work> {
  const { line, id, code, value, balance } = record
  const old = id ? known.byId.get(id) : known.byCode.get(code ?? '')
  const named = id ?? `•••• ${code?.slice(-4) ?? ''}`
  if (old?.deleted_at)
    return failed(line, {
      column: 'Code',
      message: 'this card was removed from the shop',
      hint: 'remove the row',
    })
  if (id && !old && !code)
    return failed(line, {
      column: 'Gift card ID',
      value: id,
      message: 'the shop has no such card, and the row no code to make it by',
      hint: 'add a column Code with the whole code',
    })
  const region = regionOf(record, known, settings, old)
  if ('problem' in region) return failed(line, region.problem)
  if (old && value !== undefined && value !== old.value)
    return failed(line, {
      column: 'Value',
      value: named,
      message: 'what a card was worth cannot change',
      hint: 'change its balance, or make another card',
    })
  if (!old && value === undefined)
    return failed(line, {
      column: 'Value',
      value: named,
      message: 'a new card has a value',
      hint: 'fill it in',
    })
  const worth = old?.value ?? value ?? 0
  const left = balance ?? old?.balance ?? worth
  if (left > worth)
    return failed(line, {
      column: 'Balance',
      value: named,
      message: 'more is left on the card than it was worth',
      hint: 'a balance is at most the value',
    })
  const work = workOf(record, old, region.place, { worth, left })
  if (!old) return { result: { line, action: 'created', id: work.id }, work }
  return judgeKnown(
    { line, id: old.id },
    { isSame: holds(old, work.fields), name: named, column: 'Code' },
    settings,
    work,
  )
}

function workOf(
  record: RecordOf<'gift_card'>,
  old: CardRow | undefined,
  region: RegionSetup,
  { worth, left }: { worth: number; left: number },
): Work {
  const said = saidOf(record)
  return {
    id: old?.id ?? newId('gift'),
    isNew: !old,
    card: {
      code: old?.code ?? record.code ?? giftCardCode(),
      value: worth,
      tax_rate: old ? old.tax_rate : cardTaxRate(region),
    },
    fields: {
      balance: left,
      region_id: region.id,
      is_disabled: said.is_disabled ?? old?.is_disabled ?? false,
      ends_at: said.ends_at ?? old?.ends_at ?? null,
      metadata: old ? mergeMetadata(old.metadata, filled(record.metadata)) : filled(record.metadata),
    },
  }
}

/** The region a card is for: the one the row names, that of the card, or the first that sells in the currency. */
function regionOf(
  { region, currency_code }: RecordOf<'gift_card'>,
  { setup }: Known,
  settings: WriteSettings,
  old: CardRow | undefined,
): { place: RegionSetup } | { problem: { column: string; value?: string; message: string; hint: string } } {
  const currency = currency_code ?? settings.currency
  const place = region
    ? regionNamed(setup, region)
    : old
      ? setup.regions.get(old.region_id)
      : [...setup.regions.values()].find((one) => one.currency_code === currency)
  if (!place)
    return {
      problem: {
        column: 'Region',
        value: region,
        message: region ? 'the shop has no such region' : `no region of the shop sells in ${currency}`,
        hint: 'name a region of the shop in a column Region',
      },
    }
  const isOther =
    place.currency_code !== currency &&
    (currency_code !== undefined || decimalsOf(place.currency_code) !== decimalsOf(currency))
  if (!isOther) return { place }
  return {
    problem: {
      column: 'Currency',
      value: currency,
      message: `the region ${place.name} sells in ${place.currency_code}`,
      hint: `give the amounts in ${place.currency_code}`,
    },
  }
}

async function writeAll(tx: Tx, all: Work[]): Promise<void> {
  const { gift_card } = tx.t
  const made = all.filter(({ isNew }) => isNew)
  await tx.insertRows(
    gift_card,
    made.map(({ id, card, fields }) => ({ id, ...card, ...fields })),
  )
  await tx.updateEach(
    gift_card,
    all.flatMap(({ id, isNew, fields }) => (isNew ? [] : [{ id, ...fields }])),
  )
  await emitAll(
    tx,
    'gift_card.created',
    made.map(({ id }) => ({ id })),
  )
}
