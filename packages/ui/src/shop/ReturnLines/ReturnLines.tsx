'use client'

import { type ReturnLine, returnFields, type TypedReturn } from '@cartwright/sdk/rules'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.js'
import { useMoneyText } from '../../display/Money/use-money-text.js'
import { ImageIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

/** Why something comes back; one that has narrower reasons only names their group. */
export interface ReturnReasonChoice {
  id: string
  label: string
  children?: readonly ReturnReasonChoice[]
}

export interface ReturnLinesProps {
  /** As `returnLines` of the SDK reads them from an order. */
  lines: readonly ReturnLine[]
  currency: string
  /** Without any, none is asked for. */
  reasons?: readonly ReturnReasonChoice[]
  /** What was typed before, by line. */
  values?: Readonly<Record<string, TypedReturn>>
  /** What is wrong with a line. */
  errors?: Readonly<Record<string, string | undefined>>
  /** Drawn with what is asked about a line, as what it is exchanged for. */
  more?: (line: ReturnLine) => ReactNode
  className?: string
}

/**
 * What of an order comes back: how many of each line, and why. Fields of a plain form, named by `returnFields` of the SDK;
 * what is asked about a line shows once some of it comes back, by the style sheet alone.
 */
export function ReturnLines({ lines, className, ...line }: ReturnLinesProps) {
  return (
    <ul className={classNames('cw-ReturnLines', className)}>
      {lines.map((one) => (
        <li key={one.id} className="cw-ReturnLine" data-disabled={one.most === 0 || undefined}>
          <Line line={one} {...line} />
        </li>
      ))}
    </ul>
  )
}

const words = {
  not_sent: 'returnNotSent',
  under_way: 'returnUnderWay',
  returned: 'returnDone',
} as const

/** Numbers that fit into a list to choose from; more than these are typed. */
const listed = 30

type LineProps = Omit<ReturnLinesProps, 'lines' | 'className'> & { line: ReturnLine }

function Line({ line, currency, reasons = [], values, errors, more }: LineProps) {
  const t = useStrings()
  const money = useMoneyText()
  const id = useId()
  const error = errors?.[line.id]
  const typed = values?.[line.id]
  const isNone = !typed || !(Number(typed.quantity) > 0)
  return (
    <>
      <div className="cw-ReturnLine-media">
        {line.picture ? (
          <img src={line.picture} alt="" width={96} height={120} loading="lazy" />
        ) : (
          <ImageIcon size={20} />
        )}
      </div>
      <div className="cw-ReturnLine-text">
        <p className="cw-ReturnLine-title">
          <bdi>{line.title}</bdi>
        </p>
        {line.variant && (
          <p className="cw-ReturnLine-note" dir="auto">
            {line.variant}
          </p>
        )}
        <p className="cw-ReturnLine-note">
          {line.why ? t(words[line.why]) : t('returnWorth', { amount: money(line.worth, currency) })}
        </p>
      </div>
      {line.most > 0 && (
        <fieldset className="cw-ReturnLine-fields">
          <legend className="cw-hidden">
            {line.title}
            {line.variant && `, ${line.variant}`}
          </legend>
          <Pieces id={id} line={line} value={typed?.quantity} isInvalid={error !== undefined} />
          <p id={`${id}-error`} role="alert" className="cw-Field-error">
            {error}
          </p>
          <div className="cw-ReturnLine-more" data-none={isNone || undefined}>
            {reasons.length > 0 && (
              <Reason id={id} lineId={line.id} reasons={reasons} value={typed?.reason ?? ''} />
            )}
            <div className="cw-Field">
              <label className="cw-Field-label" htmlFor={`${id}-note`}>
                {t('returnNote')}
                <span className="cw-FormField-optional"> ({t('optional')})</span>
              </label>
              <textarea
                id={`${id}-note`}
                name={returnFields(line.id).note}
                defaultValue={typed?.note}
                rows={2}
                maxLength={1000}
                className="cw-Input"
              />
            </div>
            {more?.(line)}
          </div>
        </fieldset>
      )}
    </>
  )
}

interface PiecesProps {
  id: string
  line: ReturnLine
  value: string | undefined
  isInvalid: boolean
}

function Pieces({ id, line, value, isInvalid }: PiecesProps) {
  const t = useStrings()
  const shared = {
    id: `${id}-pieces`,
    name: returnFields(line.id).quantity,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? `${id}-error` : undefined,
  }
  // A number that is not on the list any more was refused: the list begins anew.
  const known = Number(value) <= line.most ? value : undefined
  return (
    <div className="cw-Field cw-ReturnLine-pieces">
      <label className="cw-Field-label" htmlFor={shared.id}>
        {t('returnPieces')}
      </label>
      {line.most > listed ? (
        <input
          {...shared}
          type="number"
          min={0}
          max={line.most}
          defaultValue={value || '0'}
          className="cw-Input"
        />
      ) : (
        <select {...shared} defaultValue={known || '0'} className="cw-Input cw-FormField-select">
          <option value="0">{t('returnNone')}</option>
          {Array.from({ length: line.most }, (_, at) => at + 1).map((pieces) => (
            <option key={pieces} value={pieces}>
              {pieces}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

interface ReasonProps {
  id: string
  lineId: string
  reasons: readonly ReturnReasonChoice[]
  value: string
}

function Reason({ id, lineId, reasons, value }: ReasonProps) {
  const t = useStrings()
  return (
    <div className="cw-Field">
      <label className="cw-Field-label" htmlFor={`${id}-reason`}>
        {t('returnReason')}
      </label>
      <select
        id={`${id}-reason`}
        name={returnFields(lineId).reason}
        defaultValue={value}
        className="cw-Input cw-FormField-select"
      >
        <option value="">{t('choose')}</option>
        {reasons.map(({ id: reason, label, children = [] }) =>
          children.length > 0 ? (
            <optgroup key={reason} label={label}>
              {children.map((child) => (
                <option key={child.id} value={child.id}>
                  {child.label}
                </option>
              ))}
            </optgroup>
          ) : (
            <option key={reason} value={reason}>
              {label}
            </option>
          ),
        )}
      </select>
    </div>
  )
}
