# What of Rails the sample in server.md calls, so that it can be run without it: rails-stand-in.rb SAMPLE < FIELDS
require "json"

class Object
  def presence = (respond_to?(:empty?) && empty?) || nil? ? nil : self
end

class Parameters < Hash
  def permit(*names) = select { |name, _| names.include?(name) }
end

module ActionController
  class InvalidAuthenticityToken < StandardError; end
end

class ApplicationController
  def self.rescue_from(*) = nil
  def params = @params ||= Parameters[JSON.parse($stdin.read, symbolize_names: true)]
  def render(json:, status: 200) = json
end

class StoredAction
  attr_reader :id, :document

  def self.find_or_initialize_by(id:) = @@saved = new(id)
  def self.saved = @@saved
  def initialize(id) = @id = id
  def save! = @id ||= 1
  def update!(document:) = @document = JSON.parse(JSON.generate(document))
end

load ARGV[0]
ApiActionsController.new.register
puts JSON.generate(StoredAction.saved.document)
