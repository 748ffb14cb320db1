import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageSpinner, Spinner } from './Spinner.js'

const meta = { title: 'Display/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta

export const Small: StoryObj<typeof meta> = {}
export const Page: StoryObj<typeof meta> = { render: () => <PageSpinner /> }
