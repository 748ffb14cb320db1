import { DateTime } from '@cartwright/ui/DateTime'
import { CheckIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { ListColumn } from '../list/ListTable'
import { Thumbnail } from '../Thumbnail'

type FieldOf<Row> = keyof Row & string
/** A field of the record, or what is read off it. */
type Value<Row, T> = (row: Row) => T
type Options<Row> = Partial<Omit<ListColumn<Row>, 'id' | 'cell'>>

/** The columns a list can have. Their headings are `fields.<id>` of the screen's sentences. */
export interface Columns<Row> {
  /** What the record is called: the first column, which leads to it. */
  name(
    id: FieldOf<Row>,
    options?: Options<Row> & {
      value?: Value<Row, string>
      /** A second, smaller line. */
      below?: Value<Row, ReactNode>
      picture?: Value<Row, string | null | undefined>
    },
  ): ListColumn<Row>
  text(id: FieldOf<Row>, options?: Options<Row>): ListColumn<Row>
  /** Ids, SKUs, codes: of letters of one width. */
  code(id: FieldOf<Row>, options?: Options<Row>): ListColumn<Row>
  number(id: FieldOf<Row>, options?: Options<Row>): ListColumn<Row>
  /** Minor units of a currency. */
  money(
    id: string,
    amount: Value<Row, number | null | undefined>,
    currency: Value<Row, string>,
    options?: Options<Row>,
  ): ListColumn<Row>
  status(id: string, value: Value<Row, string>, options?: Options<Row>): ListColumn<Row>
  date(
    id: FieldOf<Row>,
    options?: Options<Row> & { format?: 'date' | 'datetime' | 'relative' },
  ): ListColumn<Row>
  /** A tick where it is so. */
  flag(id: string, value: Value<Row, boolean>, options?: Options<Row>): ListColumn<Row>
  /** Names side by side. */
  names(
    id: string,
    value: Value<Row, readonly (string | null | undefined)[] | undefined>,
    options?: Options<Row>,
  ): ListColumn<Row>
  /** Anything else. */
  of(id: string, cell: Value<Row, ReactNode>, options?: Options<Row>): ListColumn<Row>
}

const words = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Makes columns in the language of the screen. */
export function columnsIn<Row>(t: TFunction): Columns<Row> {
  const column = (id: string, cell: Value<Row, ReactNode>, options: Options<Row> = {}): ListColumn<Row> => ({
    id,
    header: t(`fields.${id}`),
    cell,
    ...options,
  })
  return {
    name: (id, { value = (row: Row) => words(row[id]), below, picture, ...options } = {}) =>
      column(
        id,
        (row) => {
          const name = (
            <span className="ad-Under">
              <span className="ad-Strong">{value(row)}</span>
              {below?.(row) && <span className="ad-Muted">{below(row)}</span>}
            </span>
          )
          if (!picture) return name
          return (
            <span className="ad-Named">
              <Thumbnail url={picture(row)} size={28} hasPreview />
              {name}
            </span>
          )
        },
        options,
      ),
    text: (id, options) =>
      column(id, (row) => <span className="ad-Clip">{words(row[id])}</span>, {
        isSecondary: true,
        ...options,
      }),
    code: (id, options) =>
      column(id, (row) => <bdi className="ad-Code">{words(row[id])}</bdi>, { isSecondary: true, ...options }),
    number: (id, options) =>
      column(id, (row) => words(row[id]), { isNumeric: true, isSecondary: true, ...options }),
    money: (id, amount, currency, options) =>
      column(
        id,
        (row) => {
          const value = amount(row)
          return value === null || value === undefined ? (
            ''
          ) : (
            <Money amount={value} currency={currency(row)} />
          )
        },
        { isNumeric: true, ...options },
      ),
    status: (id, value, options) =>
      column(id, (row) => <StatusBadge status={value(row)} isInList />, options),
    date: (id, { format = 'date', ...options } = {}) =>
      column(
        id,
        (row) => {
          const value = words(row[id])
          return value ? <DateTime value={value} format={format} /> : ''
        },
        { isSecondary: true, ...options },
      ),
    flag: (id, value, options) =>
      column(
        id,
        (row) =>
          value(row) ? (
            <>
              <CheckIcon /> <span className="cw-hidden">{t('common:yes')}</span>
            </>
          ) : (
            <span className="cw-hidden">{t('common:no')}</span>
          ),
        { isSecondary: true, ...options },
      ),
    names: (id, value, options) =>
      column(id, (row) => <span className="ad-Clip">{(value(row) ?? []).filter(Boolean).join(', ')}</span>, {
        isSecondary: true,
        ...options,
      }),
    of: column,
  }
}
