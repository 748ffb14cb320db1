import { Button } from '@cartwright/ui/Button'
import { Drawer } from '@cartwright/ui/Drawer'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { Tooltip } from '@cartwright/ui/Tooltip'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface Props<Row> {
  rows: readonly Row[]
  /** The one that is shown; none closes the drawer. */
  row: Row | undefined
  onChange: (row: Row | undefined) => void
  nameOf: (row: Row) => string
  hrefOf?: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** A look at a row without leaving the list. Arrow keys, J and K show the next one, Space closes it again. */
export function RowPreview<Row>({ rows, row, onChange, nameOf, hrefOf, children }: Props<Row>) {
  const { t } = useTranslation()
  const link = useRef<HTMLAnchorElement>(null)
  const at = row === undefined ? -1 : rows.indexOf(row)
  const show = (next: Row | undefined) => next !== undefined && onChange(next)
  const act = (event: KeyboardEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button, input') !== null
    const key = event.key.toLowerCase()
    // The key that opened the drawer reaches the window after it is there.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    if (key === 'j' || key === 'arrowdown') show(rows[at + 1])
    else if (key === 'k' || key === 'arrowup') show(rows[at - 1])
    else if (key === ' ' && !isOnControl) onChange(undefined)
    else if (key === 'enter' && !isOnControl) link.current?.click()
    else return
    event.preventDefault()
  }
  const latest = useRef(act)
  latest.current = act
  const isOpen = row !== undefined
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => latest.current(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOpen])
  if (row === undefined) return null
  return (
    <Drawer
      title={nameOf(row)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onChange(undefined)
      }}
      footer={
        <>
          <Tooltip content={t('previous_record')} shortcut="K">
            <Button isDisabled={at <= 0} onPress={() => show(rows[at - 1])}>
              {t('previous')}
            </Button>
          </Tooltip>
          <Tooltip content={t('next_record')} shortcut="J">
            <Button isDisabled={at >= rows.length - 1} onPress={() => show(rows[at + 1])}>
              {t('next')}
            </Button>
          </Tooltip>
          {hrefOf && (
            <LinkButton ref={link} variant="primary" href={hrefOf(row)}>
              {t('open_named', { name: nameOf(row) })}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="ad-Stack">{children(row)}</div>
    </Drawer>
  )
}
