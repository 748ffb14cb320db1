/** Names and values as PostgreSQL writes them. */
export { quoted as name } from '../store/dump/quoted'
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * An instant as the one text that is stored and sent, to the millisecond as v1 sent it: what is finer is cut off. The end
 * of time, which only PostgreSQL can say, is the last year.
 */
export function timeText(value: string, type: string): string {
  const instant = type === 'timestamptz' ? `(${value} at time zone 'UTC')` : `${value}::timestamp`
  return `(case when ${value} is null then null when not isfinite(${value})
    then case when ${value} > 'epoch' then '9999-12-31T23:59:59.999Z' else '0001-01-01T00:00:00.000Z' end
    else to_char(${instant}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end)`
}
