import type { ManyLook } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { DataTable } from '@cartwright/ui/DataTable'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Modal } from '@cartwright/ui/Modal'
import { Money } from '@cartwright/ui/Money'
import { Spinner } from '@cartwright/ui/Spinner'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words'
import type { Selection } from '../list/ListPage'
import { useNumber } from '../use-number'
import './many.css'
import { type ManyJobType, useLook } from './use-look'

interface Props {
  type: ManyJobType
  title: string
  /** What is asked for; undefined while something is still to be filled in. */
  context: Record<string, unknown> | undefined
  /** What is asked before. */
  children?: ReactNode
  /** Its last button takes something away. */
  isDanger?: boolean
  onClose: () => void
  onStarted: () => void
}

/** What was ticked, as a job takes it. */
export const selectionOf = ({ ids, matching }: Pick<Selection<unknown>, 'ids' | 'matching'>) =>
  matching ? { filterable_fields: matching } : { ids }

/** Says exactly what would be done to how many, and does it. It goes on without the page. */
export function ManyDialog({ type, title, context, children, isDanger, onClose, onStarted }: Props) {
  const t = useWords('bulk')
  const { look, refusal, isStarting, start } = useLook(type, context)
  const begin = async () => {
    if (!(await start())) return
    onStarted()
    onClose()
  }
  return (
    <Modal
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isStarting}
            isDisabled={!look?.would.updated}
            onPress={() => void begin()}
          >
            {title}
          </Button>
        </>
      }
    >
      <div className="ad-Stack">
        {children}
        {refusal && (
          <p role="alert" className="ad-Alarm">
            <bdi>{refusal}</bdi>
          </p>
        )}
        {context && !refusal && (
          <div aria-live="polite" className="ad-Stack">
            {look ? <WhatHappens look={look} /> : <Spinner label={t('looking')} />}
          </div>
        )}
      </div>
    </Modal>
  )
}

function WhatHappens({ look }: { look: ManyLook }) {
  const t = useWords('bulk')
  const number = useNumber()
  const { would, sums, reasons, rows_before, refused } = look
  const skipped = would.skipped + would.error
  return (
    <>
      <DescriptionList
        items={[
          { term: t('will_change'), details: <strong>{number(would.updated)}</strong> },
          ...(sums.length > 0
            ? [
                {
                  term: t('to_capture'),
                  details: sums.map(({ currency_code, amount }) => (
                    <div key={currency_code}>
                      <Money amount={amount} currency={currency_code} />
                    </div>
                  )),
                },
              ]
            : []),
          ...(skipped > 0 ? [{ term: t('left_out'), details: number(skipped) }] : []),
        ]}
      />
      {reasons.length > 0 && (
        <ul className="ad-Many-reasons">
          {reasons.map(({ code, count, isRefused }) => (
            <li key={code} className={isRefused ? 'ad-Alarm' : 'ad-Muted'}>
              {t('reason_count', { number: number(count), reason: t(`reason.${code}`) })}
              {isRefused && <Named of={refused.filter((one) => one.code === code)} count={count} />}
            </li>
          ))}
        </ul>
      )}
      {rows_before.length > 0 && (
        <DataTable
          label={t('preview')}
          rows={rows_before}
          rowId={({ name, currency_code, before }) => `${name} ${currency_code} ${before}`}
          scroll="own"
          density="compact"
          columns={[
            { id: 'name', header: t('what'), cell: ({ name }) => <bdi>{name}</bdi> },
            {
              id: 'before',
              header: t('now'),
              isNumeric: true,
              cell: ({ before, currency_code }) => <Money amount={before} currency={currency_code} />,
            },
            {
              id: 'after',
              header: t('then'),
              isNumeric: true,
              cell: ({ after, currency_code }) => <Money amount={after} currency={currency_code} />,
            },
          ]}
        />
      )}
      <p className="ad-Muted">{would.updated > 0 ? t('goes_on') : t('nothing')}</p>
    </>
  )
}

/** The first of those that are refused, by name. */
function Named({ of, count }: { of: readonly { name: string; line: number }[]; count: number }) {
  const shown = of.slice(0, 10)
  if (shown.length === 0) return null
  return (
    <>
      {' '}
      <bdi>
        {shown.map(({ name }) => name).join(', ')}
        {count > shown.length && ' …'}
      </bdi>
    </>
  )
}
