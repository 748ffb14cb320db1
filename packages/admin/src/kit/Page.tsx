import { Breadcrumbs, type Crumb } from '@cartwright/ui/Breadcrumbs'
import type { ReactNode } from 'react'
import { useRecent } from '../shell/recents'
import { useLocale } from './locale'
import { useTitle } from './use-title'

export interface PageProps {
  title: string
  /** The way here; the page itself is the last one and left out. */
  crumbs?: readonly Crumb[]
  /** How many there are, beside the title. */
  count?: number
  /** Badges behind the title. */
  badges?: ReactNode
  /** A line below the title. */
  subtitle?: ReactNode
  /** Buttons at the end of the title line, the main one last. */
  actions?: ReactNode
  /** Lists take all the width there is; details stand in the middle. */
  width?: 'full' | 'detail' | 'narrow'
  children?: ReactNode
}

/** A screen: the way here, title, actions, content. */
export function Page({
  title,
  crumbs,
  count,
  badges,
  subtitle,
  actions,
  width = 'full',
  children,
}: PageProps) {
  const locale = useLocale()
  useTitle(title)
  useRecent(title, crumbs?.at(-1)?.name)
  return (
    <div className="ad-Page" data-width={width}>
      <header className="ad-Page-head">
        {crumbs && <Breadcrumbs items={[...crumbs, { name: title }]} className="ad-Page-crumbs" />}
        <div className="ad-Page-line">
          <div className="ad-Page-titles">
            <h1 className="ad-Page-title">
              <bdi>{title}</bdi>
              {count !== undefined && (
                <>
                  {' '}
                  <bdi className="ad-Page-count">{count.toLocaleString(locale)}</bdi>
                </>
              )}
            </h1>
            {badges}
          </div>
          {actions && <div className="ad-Page-actions">{actions}</div>}
        </div>
        {subtitle && <p className="ad-Page-subtitle">{subtitle}</p>}
      </header>
      {children}
    </div>
  )
}

/** Content in two columns where there is room: the main one, and what accompanies it. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="ad-Columns">
      <div className="ad-Columns-main">{children}</div>
      <div className="ad-Columns-side">{aside}</div>
    </div>
  )
}
