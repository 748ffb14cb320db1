import type { ShopError } from '@cartwright/sdk'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords, type Words } from '../i18n/use-words'
import { Loaded } from './Loaded'
import { AlsoHere } from './live/AlsoHere'
import { NeighbourButtons } from './NeighbourButtons'
import { neighboursOf, useNeighbourKeys } from './neighbours'
import { Columns, Page, type PageProps } from './Page'

interface Props<T> extends Pick<PageProps, 'width'> {
  of: UseQueryResult<T, ShopError>
  id: string
  /** The list it belongs to, and the name of that list in `list.title` of the screen's sentences. */
  list: string
  screen: Words
  title: (data: T) => string
  badges?: (data: T) => ReactNode
  actions?: (data: T) => ReactNode
  subtitle?: (data: T) => ReactNode
  /** What accompanies the record, beside it where there is room. */
  aside?: (data: T) => ReactNode
  children: (data: T) => ReactNode
}

/** The screen of one record: the way back to its list, its name, sections and what accompanies them. */
export function RecordPage<T>(props: Props<T>) {
  const { of, id, list, screen, title, badges, actions, subtitle, aside, width = 'detail', children } = props
  const t = useWords(screen)
  useNeighbourKeys(list, id)
  const hasNeighbours = Object.values(neighboursOf(list, id)).some(Boolean)
  return (
    <Loaded of={of} failure={t('failed')}>
      {(data) => (
        <Page
          title={title(data)}
          crumbs={[{ name: t('list.title'), href: list }]}
          width={width}
          badges={
            <>
              {badges?.(data)}
              <AlsoHere list={list} id={id} />
            </>
          }
          actions={
            hasNeighbours ? (
              <>
                <NeighbourButtons list={list} id={id} />
                {actions?.(data)}
              </>
            ) : (
              actions?.(data)
            )
          }
          subtitle={subtitle?.(data)}
        >
          {aside ? <Columns aside={aside(data)}>{children(data)}</Columns> : children(data)}
        </Page>
      )}
    </Loaded>
  )
}
