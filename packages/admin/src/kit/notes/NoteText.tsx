import { type Person, piecesOf } from './mentions'
import './notes.css'

/** What a note says, the names of those it speaks to set off. */
export function NoteText({ value, mentions }: { value: string; mentions: readonly Person[] }) {
  return (
    <p className="ad-Note-text" dir="auto">
      {piecesOf(value, mentions).map(({ at, text, isMention }) =>
        isMention ? (
          <strong key={at} className="ad-Note-mention">
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  )
}
