'use client'

import { Button } from '../../controls/Button/Button.js'
import { IconButton } from '../../controls/IconButton/IconButton.js'
import { ErrorIcon, UndoIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { countChanges, invalidCells } from './grid-changes.js'
import { breadthOf, heightOf } from './grid-range.js'
import type { Grid } from './use-grid.js'

interface GridFootProps<Row> {
  grid: Grid<Row>
  locale: string
  /** What is wrong with the active cell. */
  problem: string | undefined
  isReadOnly: boolean
  /** Called before the place of a step is shown, and before the focus goes to a cell. */
  onShow: () => void
  onMove: () => void
}

/** Below the rows: what is wrong here, what is selected and changed, the way to the next invalid cell, undo and redo. */
export function GridFoot<Row>({ grid, locale, problem, isReadOnly, onShow, onMove }: GridFootProps<Row>) {
  const t = useStrings()
  const number = new Intl.NumberFormat(locale)
  const { range, changes, report, size } = grid
  const selected = heightOf(range) * breadthOf(range)
  const changed = countChanges(changes)
  const invalid = invalidCells(changes).length
  const facts = [
    report && report.beyond > 0 && t('gridBeyond', { count: number.format(report.beyond) }),
    report && report.locked > 0 && t('gridLocked', { count: number.format(report.locked) }),
    size.rows > 0 && selected > 1 && t('selected', { count: number.format(selected) }),
    changed > 0 && t('gridChanged', { count: number.format(changed) }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <div className="cw-GridEditor-foot">
      {problem !== undefined && (
        // The cell itself says it to readers, as its description.
        <span className="cw-GridEditor-problem" aria-hidden="true">
          <ErrorIcon size={14} />
          {problem}
        </span>
      )}
      <span role="status" className="cw-GridEditor-facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      {invalid > 0 && (
        <Button
          size="s"
          variant="ghost"
          className="cw-GridEditor-invalid"
          onPress={() => {
            onMove()
            grid.selectInvalid()
          }}
        >
          {t('gridInvalid', { count: number.format(invalid) })}
        </Button>
      )}
      {!isReadOnly && (
        <span className="cw-GridEditor-steps">
          <IconButton
            size="s"
            label={t('undo')}
            shortcut="⌘Z"
            icon={<UndoIcon />}
            isDisabled={!grid.canUndo}
            onPress={() => {
              onShow()
              grid.undo()
            }}
          />
          <IconButton
            size="s"
            label={t('redo')}
            shortcut="⇧⌘Z"
            icon={<UndoIcon className="cw-GridEditor-redo" />}
            isDisabled={!grid.canRedo}
            onPress={() => {
              onShow()
              grid.redo()
            }}
          />
        </span>
      )}
    </div>
  )
}
