import { useEndpoint } from '@cartwright/sdk/react'
import type { ReactNode } from 'react'
import { useTitle } from '../../kit/use-title'

interface Props {
  title: string
  text?: ReactNode
  children?: ReactNode
}

/** The frame of the screens before somebody is signed in: whose shop it is, and one thing to do. */
export function EntryPage({ title, text, children }: Props) {
  useTitle(title)
  const shop = useEndpoint('GET /admin/setup', undefined, { retry: false })
  return (
    <main className="ad-Entry">
      <div className="ad-Entry-box">
        <p className="ad-Entry-shop">
          <img src={`${import.meta.env.BASE_URL}icon.svg`} width={28} height={28} alt="" />
          <span>{shop.data?.store_name || 'Cartwright'}</span>
        </p>
        <div className="ad-Entry-card">
          <div>
            <h1 className="ad-Entry-title">{title}</h1>
            {text && <p className="ad-Entry-text">{text}</p>}
          </div>
          {children}
        </div>
      </div>
    </main>
  )
}
