import type { ReactNode } from 'react'
import { useTitle } from '../../kit/use-title'

/** The frame of the screens before somebody is signed in. */
export function EntryPage({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  useTitle(title)
  return (
    <main className="ad-Entry">
      <div className="ad-Entry-box">
        <img src={`${import.meta.env.BASE_URL}icon.svg`} width={36} height={36} alt="Cartwright" />
        <div>
          <h1 className="ad-Entry-title">{title}</h1>
          {text && <p className="ad-Entry-text">{text}</p>}
        </div>
        {children}
      </div>
    </main>
  )
}
