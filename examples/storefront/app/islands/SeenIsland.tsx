import { useEffect, useState } from 'react'
import { useT } from '../i18n/use-t'
import { type SeenPiece, seenBefore } from './seen-pieces'
import { usePath } from './shop-context'

/** Pieces that were looked at before this one. Only this browser knows of them, so they come when its script does. */
export default function SeenIsland({ piece }: { piece: SeenPiece }) {
  const { t } = useT()
  const path = usePath()
  const [pieces, setPieces] = useState<SeenPiece[]>([])
  useEffect(() => setPieces(seenBefore(piece)), [piece])
  if (pieces.length === 0) return null
  return (
    <section className="band seen" aria-labelledby="seen-title">
      <h2 id="seen-title" className="band-title">
        {t('recently_seen')}
      </h2>
      <ul className="seen-pieces">
        {pieces.map(({ handle, title, src }) => (
          <li key={handle}>
            <a href={path(`/p/${handle}`)}>
              <img src={src} alt="" width={160} height={200} loading="lazy" decoding="async" />
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
