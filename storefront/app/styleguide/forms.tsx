import { Checkbox, Radio, Switch } from '../ui/forms/checkbox.tsx'
import { SelectField, TextArea, TextField } from '../ui/forms/field.tsx'
import { Option, Options } from '../ui/forms/options.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { QuantityStepper } from '../ui/forms/quantity-stepper.tsx'
import { Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

export function Forms({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Forms"
      note="Labels are above their field and always visible. Optional fields say so. Errors say what to do."
    >
      <Example name="Fields">
        <div className="field-pair guide-fields">
          <TextField
            label={texts.email}
            type="email"
            placeholder="name@example.com"
            help={texts.emailHelp}
          />
          <PasswordField label={texts.password} defaultValue="Trailhead1" />
          <TextField label={texts.postcode} defaultValue="SE1 3L" error={texts.postcodeError} />
          <TextField label={texts.flat} isOptional />
          <SelectField label={texts.country} defaultValue="CH">
            <option value="GB">United Kingdom</option>
            <option value="CH">Schweiz</option>
          </SelectField>
          <TextField label={texts.country} defaultValue="Schweiz" disabled />
          <div className="guide-wide-field">
            <TextArea label={texts.note} isOptional />
          </div>
        </div>
      </Example>
      <Example name="Choices">
        <Choices texts={texts} />
      </Example>
      <Example name="Options">
        <div className="guide-options">
          <Options legend={texts.standard}>
            <Option
              name="delivery"
              icon="truck"
              title={texts.standard}
              note={texts.standardNote}
              end={texts.free}
              defaultChecked
            />
            <Option
              name="delivery"
              icon="store"
              title={texts.collect}
              note={<span className="text-success">{texts.collectNote}</span>}
              end="£9"
            />
          </Options>
        </div>
      </Example>
      <Example name="Quantities">
        <QuantityStepper
          quantity={2}
          labels={{ group: 'Quantity', less: 'One less', more: 'One more' }}
        />
      </Example>
    </Section>
  )
}

function Choices({ texts }: { texts: StyleguideTexts }) {
  return (
    <div className="guide-choices">
      <div>
        <Checkbox defaultChecked>{texts.keep}</Checkbox>
        <Checkbox>{texts.letters}</Checkbox>
        <Checkbox error={texts.termsError}>{texts.terms}</Checkbox>
        <Checkbox disabled defaultChecked>
          {texts.soldOut}
        </Checkbox>
      </div>
      <div>
        <Radio name="weather" defaultChecked>
          {texts.rain}
        </Radio>
        <Radio name="weather">{texts.cold}</Radio>
        <Radio name="weather" disabled>
          {texts.soldOut}
        </Radio>
      </div>
      <div>
        <Switch defaultChecked>{texts.letters}</Switch>
        <Switch>{texts.keep}</Switch>
      </div>
    </div>
  )
}
