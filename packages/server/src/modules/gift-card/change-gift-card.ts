import { invalidData, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { shopSetup } from '../region/shop-setup'
import { cardTaxRate, giftCardCode } from './sold-cards'

interface NewCard {
  value?: number | null
  ends_at?: string | null
  is_disabled?: boolean | null
  region_id: string
  metadata?: Record<string, unknown> | null
}

/** A card made by staff: its balance is its value, its code is drawn. */
export async function createGiftCard(shop: Shop, input: NewCard): Promise<string> {
  const value = input.value ?? 0
  if (!Number.isSafeInteger(value) || value < 0) throw invalidData('value: a gift card is worth 0 or more')
  return shop.transaction(async (tx) => {
    const region = (await shopSetup(tx)).regions.get(input.region_id)
    if (!region) throw notFound('Region', input.region_id)
    const [card] = await tx
      .insert(tx.t.gift_card)
      .values({
        code: giftCardCode(),
        value,
        balance: value,
        region_id: region.id,
        is_disabled: input.is_disabled ?? false,
        ends_at: input.ends_at ?? null,
        metadata: input.metadata ?? null,
        tax_rate: cardTaxRate(region),
      })
      .returning({ id: tx.t.gift_card.id })
    const id = card?.id ?? ''
    await emit(tx, 'gift_card.created', { id })
    return id
  })
}

interface CardChanges {
  balance?: number | null
  is_disabled?: boolean | null
  ends_at?: string | null
  region_id?: string | null
  metadata?: Record<string, unknown> | null
}

/** @throws invalid_data for a balance outside 0 and the card's value */
export async function updateGiftCard(shop: Shop, id: string, input: CardChanges): Promise<void> {
  await shop.transaction(async (tx) => {
    const { gift_card } = tx.t
    const [card] = await tx.lockRows(gift_card, { id, deleted_at: null })
    if (!card) throw notFound('Gift card', id)
    const { balance, region_id } = input
    if (balance != null && !(Number.isSafeInteger(balance) && balance >= 0 && balance <= card.value))
      throw invalidData(`balance: it must be between 0 and the value of the card, ${card.value}`)
    if (region_id && !(await shopSetup(tx)).regions.has(region_id)) throw notFound('Region', region_id)
    await tx.updateRows(
      gift_card,
      { id },
      {
        balance: balance ?? card.balance,
        is_disabled: input.is_disabled ?? card.is_disabled,
        region_id: region_id ?? card.region_id,
        ...(input.ends_at === undefined ? {} : { ends_at: input.ends_at }),
        metadata: mergeMetadata(card.metadata, input.metadata),
      },
    )
  })
}

/** Soft, and silent when there is none. */
export async function deleteGiftCard(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { gift_card } = tx.t
    await tx.updateRows(gift_card, { id, deleted_at: null }, { deleted_at: now() })
  })
}
