import { Checkbox, Radio, Switch } from '../ui/checkbox.tsx'
import { Option, Options } from '../ui/options.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { QuantityStepper } from '../ui/quantity-stepper.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { Shelf, Specimen } from './specimen.tsx'
import type { Words } from './words.ts'

export function Forms({ words }: { words: Words }) {
  return (
    <Shelf
      name="Forms"
      note="The label is above and always in sight. What is optional says so. An error says what to do."
    >
      <Specimen name="Fields">
        <div className="field-pair max-w-[760px]">
          <TextField
            label={words.email}
            type="email"
            placeholder="name@example.com"
            help={words.emailHelp}
          />
          <PasswordField label={words.password} defaultValue="Trailhead1" />
          <TextField label={words.postcode} defaultValue="SE1 3L" error={words.postcodeError} />
          <TextField label={words.flat} isOptional />
          <SelectField label={words.country} defaultValue="CH">
            <option value="GB">United Kingdom</option>
            <option value="CH">Schweiz</option>
          </SelectField>
          <TextField label={words.country} defaultValue="Schweiz" disabled />
          <div className="md:col-span-2">
            <TextArea label={words.note} isOptional />
          </div>
        </div>
      </Specimen>
      <Specimen name="Choices">
        <Choices words={words} />
      </Specimen>
      <Specimen name="One of a few">
        <div className="max-w-[620px]">
          <Options legend={words.standard}>
            <Option
              name="delivery"
              icon="truck"
              title={words.standard}
              note={words.standardNote}
              end={words.free}
              defaultChecked
            />
            <Option
              name="delivery"
              icon="store"
              title={words.collect}
              note={<span className="text-success">{words.collectNote}</span>}
              end="£9"
            />
          </Options>
        </div>
      </Specimen>
      <Specimen name="How many">
        <QuantityStepper
          quantity={2}
          labels={{ group: 'Quantity', less: 'One less', more: 'One more' }}
        />
      </Specimen>
    </Shelf>
  )
}

function Choices({ words }: { words: Words }) {
  return (
    <div className="grid max-w-[760px] gap-x-4 md:grid-cols-3">
      <div>
        <Checkbox defaultChecked>{words.keep}</Checkbox>
        <Checkbox>{words.letters}</Checkbox>
        <Checkbox error={words.termsError}>{words.terms}</Checkbox>
        <Checkbox disabled defaultChecked>
          {words.soldOut}
        </Checkbox>
      </div>
      <div>
        <Radio name="weather" defaultChecked>
          {words.rain}
        </Radio>
        <Radio name="weather">{words.cold}</Radio>
        <Radio name="weather" disabled>
          {words.soldOut}
        </Radio>
      </div>
      <div>
        <Switch defaultChecked>{words.letters}</Switch>
        <Switch>{words.keep}</Switch>
      </div>
    </div>
  )
}
