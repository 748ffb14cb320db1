import { type Area, covers, type Scope } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { Menu } from '@cartwright/ui/Menu'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { useWords } from '../../i18n/use-words'
import { useAccount } from '../../shell/permissions'
import { groups, levelOf, withLevel } from './role-places'
import './team.css'

const levels = ['none', 'read', 'write'] as const

interface Props {
  permissions: readonly string[]
  /** Absent where they can only be read. */
  onChange?: (permissions: Scope[]) => void
}

/** How far a role comes in each place: not at all, to look, to change. What the reader has not themselves is not theirs to give. */
export function PermissionMatrix({ permissions, onChange }: Props) {
  const t = useWords('roles')
  const isOpen = useIsGivable()
  const set = (areas: readonly Area[], level: (typeof levels)[number]) =>
    onChange?.(
      withLevel(
        permissions,
        areas.filter((area) => isOpen(area, level)),
        level,
      ),
    )
  return groups.map(({ name, rows }) => (
    <Card
      key={name}
      title={t(`common:places.${name}`)}
      actions={
        onChange && (
          <Menu
            placement="bottom end"
            trigger={
              <Button size="s" variant="ghost">
                {t('set_all')}
              </Button>
            }
            items={levels.map((level) => ({
              id: level,
              name: t(`levels.${level}`),
              onAction: () =>
                set(
                  rows.flatMap(({ areas }) => areas),
                  level,
                ),
            }))}
          />
        )
      }
    >
      <div className="ad-Permissions">
        {rows.map(({ name: row, areas }) => {
          const level = levelOf(permissions, areas)
          return (
            <RadioGroup
              key={row}
              label={t(`common:places.${row}`)}
              hint={level === 'partly' ? t('levels.partly') : undefined}
              orientation="horizontal"
              value={level === 'partly' ? null : level}
              isReadOnly={!onChange}
              isDisabled={!onChange}
              onChange={(next) => set(areas, levels.find((one) => one === next) ?? 'none')}
              options={levels.map((id) => ({
                id,
                name: t(`levels.${id}`),
                isDisabled: !areas.every((area) => isOpen(area, id)),
              }))}
            />
          )
        })}
      </div>
    </Card>
  ))
}

/** Whether the reader has themselves what they would give. */
function useIsGivable(): (area: Area, level: (typeof levels)[number]) => boolean {
  const held = useAccount().data?.account.permissions
  return (area, level) => level === 'none' || held === undefined || covers(held, area, level)
}
