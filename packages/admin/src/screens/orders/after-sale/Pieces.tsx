import type { Order, Return } from '@cartwright/contract'
import { ownAddress } from '@cartwright/sdk/rules'
import { lineOf } from '../../../kit/after-sale/quantities'

export interface Piece {
  id: string
  title: string
  quantity: number
  /** What was said about it. */
  notes: readonly (string | null | undefined)[]
  photos?: readonly string[]
}

/** Goods, by how many and what. */
export function Pieces({ label, of }: { label: string; of: readonly Piece[] }) {
  if (of.length === 0) return null
  return (
    <div className="as-Case-part">
      <span className="as-Case-title">{label}</span>
      <ul aria-label={label}>
        {of.map(({ id, title, quantity, notes, photos }) => (
          <li key={id}>
            {quantity} × <bdi>{title}</bdi>
            {notes.filter(Boolean).map((note) => (
              <span key={note} className="ad-Muted">
                {' · '}
                <bdi>{note}</bdi>
              </span>
            ))}
            {photos && photos.length > 0 && (
              <span className="as-Photos">
                {photos.map((url, at) => (
                  <a key={url} href={ownAddress(url)} target="_blank" rel="noreferrer">
                    <img src={ownAddress(url)} alt={`${title} ${at + 1}`} loading="lazy" />
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

export const titleOf = (order: Order, itemId: string): string => lineOf(order, itemId)?.title ?? itemId

/** What comes back, and of what came less than was announced. `say` puts the latter into words. */
export const backPieces = (
  order: Order,
  of: Return,
  say: (received: number, announced: number) => string,
): Piece[] =>
  (of.items ?? []).map(({ item_id, quantity, requested_quantity, received_quantity, reason, note }) => {
    const announced = requested_quantity ?? quantity
    const isShort =
      received_quantity !== null && received_quantity !== undefined && received_quantity < announced
    return {
      id: item_id,
      title: titleOf(order, item_id),
      quantity: announced,
      notes: [reason?.label, note, isShort ? say(received_quantity, announced) : null],
    }
  })
