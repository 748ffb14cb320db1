import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RouterProvider } from '../router/RouterProvider'
import { createMemoryRouter } from '../router/router'
import { screen } from '../testing/render-at'
import { fetched } from './missing-code'
import { RouteError } from './RouteError'

afterEach(() => vi.restoreAllMocks())

const open = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          errorElement: <RouteError />,
          lazy: () =>
            fetched(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
        },
      ])}
    />,
  )

it('a screen that cannot be fetched without a network is not broken: one is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument()
  expect(screen.queryByText('This screen broke')).not.toBeInTheDocument()
})

it('with a network a newer back office has taken its place, and can be loaded', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'The back office was updated' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument()
})
