import { useClient } from '@cartwright/sdk/react'
import type { GridChanges } from '@cartwright/ui/grid-changes'
import { SearchIcon } from '@cartwright/ui/icons'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { type CountRow, countedIn, lineOf, rowOf, withOneMore } from './count-sheet'
import { itemName } from './item-name'

interface Props {
  location: string
  rows: readonly CountRow[]
  changes: GridChanges
  onChange: (changes: GridChanges) => void
  /** An item that should not lie here, and does. */
  onFound: (row: CountRow) => void
}

/** Takes a code and Enter, as scanners type them: one more of that item. The field stays ready for the next. */
export function ScanField({ location, rows, changes, onChange, onFound }: Props) {
  const t = useWords('inventory')
  const client = useClient()
  const message = useErrorMessage()
  const [code, setCode] = useState('')
  const [last, setLast] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = (row: CountRow) => {
    const { id } = row.item
    onChange(withOneMore(changes, id))
    setLast(`${itemName(row.item)}: ${(countedIn(changes, id) ?? 0) + 1}`)
  }
  const scan = async () => {
    const wanted = code.trim()
    if (!wanted) return
    setCode('')
    setProblem(undefined)
    const row = lineOf(rows, wanted)
    if (row) return add(row)
    try {
      const { inventory_items } = await client.send('GET /admin/inventory-items', {
        query: { q: wanted, limit: 20 },
      })
      const stray = lineOf(
        inventory_items.map((item) => rowOf(item, location)),
        wanted,
      )
      if (!stray) return setProblem(t('count.unknown', { code: wanted }))
      onFound(stray)
      add(stray)
    } catch (error) {
      setProblem(message(error))
    }
  }
  return (
    <form
      className="ad-Scan"
      onSubmit={(event) => {
        event.preventDefault()
        void scan()
      }}
    >
      <TextField
        label={t('count.scan')}
        prefix={<SearchIcon />}
        value={code}
        onChange={setCode}
        autoComplete="off"
        autoFocus
        errors={problem ? [problem] : undefined}
        hint={<span aria-live="polite">{last || t('count.scan_hint')}</span>}
      />
    </form>
  )
}
