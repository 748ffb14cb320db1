import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.js'
import { DescriptionList } from '../DescriptionList/DescriptionList.js'
import { Card, Section } from './Card.js'

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    title: 'Customer',
    description: 'Customer since May 2024',
    actions: <Button size="s">Edit</Button>,
    children: (
      <DescriptionList
        items={[
          { term: 'Name', details: 'Ada Lovelace' },
          { term: 'E-mail', details: 'ada@example.com' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Card>
export default meta

export const WithActions: StoryObj<typeof meta> = {}
export const WithFooter: StoryObj<typeof meta> = { args: { footer: '3 orders, €148.00' } }
export const AsSection: StoryObj<typeof meta> = { render: (args) => <Section {...args} /> }
